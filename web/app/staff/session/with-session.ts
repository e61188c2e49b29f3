import { ApiError } from '../api/api-error';
import { requestSignIn } from './sign-in-prompt';

/** Makes a call; when the session is over it asks to sign in on the spot and makes it once more. @throws what the call threw */
export async function withSession<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && error.isUnauthorized && (await requestSignIn())) return work();
    throw error;
  }
}
