import { useLocation } from '@remix-run/react';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { useEffect } from 'react';
import { useLanguage } from '~/labels/use-labels';
import { staffLanguage } from '../api/staff-language';

/**
 * Opens a staff screen in the language that was chosen in this browser, where its address names none: as bookmarks and mails have it.
 * @param isSignedIn nobody else is led anywhere
 */
export function useChosenLanguage(isSignedIn: boolean): void {
  const { pathname, search, hash } = useLocation();
  const language = useLanguage();
  useEffect(() => {
    const chosen = staffLanguage();
    const namesNone = pathname === pathIn(pathname, 'en');
    if (!isSignedIn || !namesNone || chosen === null || chosen === language) return;
    // Another document: its scripts have the words of its language.
    window.location.replace(pathIn(pathname, chosen) + search + hash);
  }, [isSignedIn, pathname, search, hash, language]);
}
