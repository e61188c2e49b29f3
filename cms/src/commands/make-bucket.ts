import { BucketAlreadyOwnedByYou, CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { environment } from '../environment';
import { bucketConnection } from '../storage/bucket-connection';
import { printEvent, run } from './run';

/** Makes the bucket of the settings, which a new object storage does not have yet. Safe to run twice. */
run(async () => {
  const { S3_BUCKET: bucket } = environment;
  if (bucket === undefined) throw new Error('Set S3_BUCKET: there is no bucket to make.');
  const client = new S3Client(bucketConnection);
  const exists = await client.send(new HeadBucketCommand({ Bucket: bucket })).then(
    () => true,
    () => false,
  );
  if (!exists) await client.send(new CreateBucketCommand({ Bucket: bucket })).catch(unlessMadeMeanwhile);
  printEvent({ event: exists ? 'bucket-exists' : 'bucket-made', bucket });
});

function unlessMadeMeanwhile(error: unknown): void {
  if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
}
