/**
 * What we use of altcha-lib. The package describes itself by `exports` alone, which the module resolution that
 * Strapi's compiler settings ask for does not read.
 */
declare module 'altcha-lib' {
  export interface ChallengeParameters {
    algorithm: string;
    cost: number;
    expiresAt?: number;
    keyLength: number;
    keyPrefix: string;
    nonce: string;
    salt: string;
  }
  export interface Challenge {
    parameters: ChallengeParameters;
    signature?: string;
  }
  export interface Solution {
    counter: number;
    derivedKey: string;
  }
  export type DeriveKeyFunction = (
    parameters: ChallengeParameters,
    salt: Uint8Array,
    password: Uint8Array,
  ) => Promise<{ derivedKey: Uint8Array }>;

  export function createChallenge(options: {
    algorithm: string;
    cost: number;
    counter: number;
    deriveKey: DeriveKeyFunction;
    expiresAt: Date;
    hmacSignatureSecret: string;
    hmacKeySignatureSecret: string;
  }): Promise<Challenge>;

  export function verifySolution(options: {
    challenge: Challenge;
    solution: Solution;
    deriveKey: DeriveKeyFunction;
    hmacSignatureSecret: string;
    hmacKeySignatureSecret: string;
  }): Promise<{ verified: boolean; expired: boolean }>;

  export function solveChallenge(options: {
    challenge: Challenge;
    deriveKey: DeriveKeyFunction;
  }): Promise<Solution | null>;
}

declare module 'altcha-lib/algorithms/pbkdf2' {
  import type { DeriveKeyFunction } from 'altcha-lib';
  export const deriveKey: DeriveKeyFunction;
}
