import { compiled } from './server';

interface FileStore {
  find(name: string): Promise<object | null>;
}

/** Whether the disk or the bucket of the running server has the file. @param url as the API gives it */
export async function isStored(url: string): Promise<boolean> {
  const { fileStore } = compiled<{ fileStore: FileStore }>('storage/index.js');
  return (await fileStore.find(url.replace(/^\/uploads\//, ''))) !== null;
}
