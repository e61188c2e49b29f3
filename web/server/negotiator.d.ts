/** What we use of negotiator. Its published types do not know the second argument, the server's own preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { 'accept-encoding': string } });
    /**
     * @param available what the server can send
     * @param preferred order among codings that the client weighs alike
     * @returns what the client accepts, the best first
     */
    encodings<Coding extends string>(available: readonly Coding[], preferred: readonly Coding[]): Coding[];
  }
}
