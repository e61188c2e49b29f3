import type { Language } from '@upfield/cms/contract';
import { useEffect, useState } from 'react';
import { useLanguage } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { fetchConsentWords } from '../api/endpoints';

/**
 * The words that guardians agree to, in each language: the page has those of its own, the others are asked for. Until they come, or without
 * a connection, only the page's can be chosen.
 */
export function useConsentWords(): Record<Language, string> {
  const language = useLanguage();
  const own = useSiteData().global?.privacy.guardianConsentText ?? '';
  const [others, setOthers] = useState('');
  const other = language === 'es' ? 'en' : 'es';

  useEffect(() => {
    const wanted = new AbortController();
    fetchConsentWords(other, wanted.signal).then(setOthers, () => setOthers(''));
    return () => wanted.abort();
  }, [other]);

  return language === 'es' ? { es: own, en: others } : { en: own, es: others };
}
