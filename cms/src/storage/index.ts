import { join } from 'node:path';
import { environment } from '../environment';
import { bucketStore } from './bucket';
import { diskStore } from './disk';

/** The files of the upload plugin: players' pictures under `upfield/`, the media library beside them. */
export const fileStore = environment.S3_BUCKET
  ? bucketStore(environment.S3_BUCKET)
  : diskStore(join(environment.PUBLIC_DIR, 'uploads'));

/** Where they are, as a message to operators names it. */
export const placeOfFiles = environment.S3_BUCKET ? `the bucket ${environment.S3_BUCKET}` : 'the folder of files';
