import { environment } from '../src/environment';
import { previewLink } from '../src/preview';

export default {
  auth: { secret: environment.ADMIN_JWT_SECRET },
  apiToken: { salt: environment.API_TOKEN_SALT },
  transfer: { token: { salt: environment.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: environment.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
  // Strapi's paid service: without this its admin asks the CMS for it on every screen.
  ai: { enabled: false },
  autoOpen: false,
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [new URL(environment.PUBLIC_URL).origin],
      handler: previewLink,
    },
  },
};
