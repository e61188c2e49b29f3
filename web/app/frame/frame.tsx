import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '~/browser/hydration';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { ConnectionNotice } from './connection-notice';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';
import { LanguageOffer } from './language-offer';
import { Preloader } from './preloader';
import { PreviewBanner } from './preview-banner';
import { Sidebar } from './sidebar';

const MENU_ID = 'contents';

/** The layout around every page, the sign-in included: skip link, header, sidebar, footer, preloader (specification §2; decisions, Routes). */
export function Frame({ children }: { children: ReactNode }) {
  const labels = useLabels(siteLabels);
  const [menuOpen, setMenuOpen] = useState(false);
  const main = useFocusOnNewPage();
  useJumpToNewPage();

  return (
    <>
      <a className={styles.skip} href="#main">
        <span>{labels.skipToContent}</span>
      </a>
      <PreviewBanner />
      <Header menuAnchor={`#${MENU_ID}`} onOpenMenu={() => setMenuOpen(true)} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Sidebar id={MENU_ID} open={menuOpen} onClose={() => setMenuOpen(false)} />
      <Preloader />
      <ConnectionNotice />
      <LanguageOffer />
    </>
  );
}

/** Moves the focus to the content when another page has opened, so that a screen reader starts there as after a real page load. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}

/** Switches off smooth scrolling when another page opens; it is for anchors within a page. Runs before ScrollRestoration. */
function useJumpToNewPage() {
  const { pathname } = useLocation();
  useBrowserLayoutEffect(() => {
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = '';
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
