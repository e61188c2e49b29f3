import { useEffect, useState } from 'react';
import { chosenLanguage, preferredLanguage, rememberLanguage } from '~/browser/chosen-language';
import { siteLabels } from '~/labels/site';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { otherLanguage } from '~/site/live-link';
import { Notice } from '~/ui/notice';
import { OtherLanguageLink, useTwin } from '~/ui/other-language-link';

/**
 * Tells a visitor whose browser is set to the other language that the page is there in it, unless they chose this one. Who chose the other one is
 * told again, for links of English pages lead to Spanish ones. Added by script, over the page: pages stay the same for everyone, and nothing moves.
 */
export function LanguageOffer() {
  const { otherLanguage: labels } = useLabels(siteLabels);
  const language = useLanguage();
  const [wanted, setWanted] = useState(false);
  const hasTwin = useTwin() !== null;
  useEffect(() => {
    setWanted(chosenLanguage() !== language && preferredLanguage() === otherLanguage(language));
  }, [language]);
  if (!wanted || !hasTwin) return null;
  const stay = () => {
    rememberLanguage(language);
    setWanted(false);
  };
  return (
    <aside aria-label={labels.name} lang={otherLanguage(language)}>
      <Notice onClose={stay}>
        <p>{labels.offer}</p>
        <OtherLanguageLink className="text-link">{labels.open}</OtherLanguageLink>
      </Notice>
    </aside>
  );
}
