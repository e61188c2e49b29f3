/** An error that whoever runs the script can act on: its message says what is wrong, and where it was thrown adds nothing. */
export class ExpectedError extends Error {}

/**
 * Runs a script's work. An expected error, also one of `parseArgs`, is printed as its message alone and ends the process with exit code 1; any other
 * keeps its stack.
 * @template Result
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function main(work) {
  try {
    return await work();
  } catch (error) {
    if (!isExpected(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** @param {unknown} error @returns {error is Error} */
const isExpected = (error) =>
  error instanceof ExpectedError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));
