/** The site under test: its ports, accounts and folders, the same for the setup and for every journey. */

export const WEB_PORT = process.env.E2E_WEB_PORT ?? '3300';
export const CMS_PORT = process.env.E2E_CMS_PORT ?? '1637';
export const SMTP_PORT = process.env.E2E_SMTP_PORT ?? '2525';

export const SITE_URL = `http://localhost:${WEB_PORT}`;
export const CMS_URL = `http://127.0.0.1:${CMS_PORT}`;

export const STAFF = { email: 'staff@upfield.example', password: 'correct horse of the tests', name: 'Marta Staff' };
export const ADMIN = { email: 'editor@upfield.example', password: 'Correct-Horse-7-Tests' };
