import { createContext, useContext } from 'react';

/**
 * Marks the inline scripts that our renderer writes, while it renders. The mark is replaced by a hash in the policy before the
 * page leaves (content-security-policy.server.ts); in the browser there is none.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** The mark for an inline script or style of the page that is being rendered. */
export const useNonce = () => useContext(NonceContext);
