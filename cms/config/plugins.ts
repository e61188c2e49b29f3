import { environment } from '../src/environment';
import { FORMATS } from '../src/pictures/format';
import { bucketConnection } from '../src/storage/bucket-connection';

/** Formats the media library takes: nothing a browser could run. An animated PNG is stored as its still picture. */
const MEDIA_TYPES = [...Object.values(FORMATS).map(({ mime }) => mime), 'image/apng', 'video/*', 'application/pdf'];

const s3 = {
  provider: 'aws-s3',
  providerOptions: {
    // Browsers read every file on our own origin (src/middlewares/uploads.ts); the bucket is private.
    baseUrl: '/uploads',
    s3Options: {
      ...bucketConnection,
      // The provider makes objects public-read unless `ACL` stands here; undefined sends none.
      params: { ACL: undefined, Bucket: environment.S3_BUCKET },
    },
  },
};

/** Milliseconds. An SMTP server that does not answer blocks the mail queue; nodemailer's defaults wait for minutes. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpAddress(url: string): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(SMTP_TIMEOUTS)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  }
  return address.href;
}

export default {
  'users-permissions': { config: { jwtSecret: environment.JWT_SECRET } },
  upload: {
    config: {
      ...(environment.S3_BUCKET ? s3 : { provider: 'local' }),
      security: { allowedTypes: MEDIA_TYPES },
      // No smaller copies: pages show the stored picture, which is no larger than they need (src/media-library), and the admin
      // shows its thumbnail, which is always made. "Responsive friendly upload" in the admin's settings does nothing.
      breakpoints: {},
    },
  },
  email: {
    config: {
      ...(environment.SMTP_URL ? { provider: 'nodemailer', providerOptions: smtpAddress(environment.SMTP_URL) } : {}),
      settings: { defaultFrom: environment.MAIL_FROM, defaultReplyTo: environment.MAIL_STAFF },
    },
  },
};
