import {
  createElement,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const never = () => () => undefined;

/** `useLayoutEffect` in the browser; the server has no layout, and React warns where one asks for it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A part of the page that is hydrated by itself, after what is around it: a tap that comes while the page starts waits for the part that it
 * hits and not for the whole page (React, selective hydration). Not for forms: what was typed before is carried over with the document.
 */
export function HydratedApart({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

/** Whether the component is being taken over from the server's HTML, rather than drawn by script. Told once, so it is never drawn anew for that. */
function useIsInServerHtml(): boolean {
  let isInServerHtml = false;
  useSyncExternalStore(
    never,
    () => true,
    () => {
      isInServerHtml = typeof document !== 'undefined';
      return true;
    },
  );
  return isInServerHtml;
}

/**
 * False in the server's HTML and until the scripts run; a control that needs them is a plain link before. It turns in a transition, so that
 * what is drawn anew for it is drawn in slices, between which a tap is answered; `useSyncExternalStore` alone would draw all of it in one task.
 */
export function useHydrated(): boolean {
  const isInServerHtml = useIsInServerHtml();
  const [isHydrated, setHydrated] = useState(typeof document !== 'undefined' && !isInServerHtml);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

interface StaticHtmlProps extends Pick<HTMLAttributes<HTMLElement>, 'className' | 'aria-hidden' | 'aria-labelledby'> {
  as: 'span' | 'p' | 'ul' | 'div' | 'article' | 'figure' | 'table';
  element?: RefObject<HTMLElement>;
  /** What the children are made of: while it is the same object, they are the same. */
  of: unknown;
  /** Components without state, effects or links. */
  children: ReactNode;
}

/**
 * An element whose content no script changes. In a page that the server sent, React takes the element over and leaves what is in it alone: the
 * components of its children do not run (docs/decisions/070). They do where the page is drawn by script, and once they are made of something else.
 */
export function StaticHtml({ as, element, of, children, ...given }: StaticHtmlProps) {
  const isInServerHtml = useIsInServerHtml();
  const [sent, setSent] = useState(isInServerHtml ? { of } : null);
  const attributes = { ...given, ref: element };
  // For good: drawn by script once, the element has nothing of the server's left to keep.
  if (sent !== null && sent.of !== of) setSent(null);
  if (sent === null || sent.of !== of) return createElement(as, attributes, children);
  // With a key of its own: React does not empty an element whose `dangerouslySetInnerHTML` is taken away.
  return createElement(as, { ...attributes, ...SENT, key: 'sent' });
}

/** React compares this with what is in the element while developing alone, and sets it only when it changes. */
const SENT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
