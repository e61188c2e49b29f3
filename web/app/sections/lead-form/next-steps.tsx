import { familyLabels } from '~/labels/family';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { whatsappLink } from '~/site/whatsapp';
import { LinkButton } from '~/ui/button';
import { whatsappLogo } from '~/ui/icon-paths';
import styles from './next-steps.module.css';

/**
 * What a family knows after "Received": when we write, from which address and number, and the way to write first.
 * @param promisedFilm their film comes on WhatsApp
 */
export function NextSteps({ promisedFilm }: { promisedFilm: boolean }) {
  const labels = useLabels(familyLabels).sent;
  const { global } = useSiteData();
  if (!global) return null;
  const { company, contact } = global;
  const whatsapp = whatsappLink(contact);
  const steps = [
    [labels.when, company?.responseTime],
    [labels.from, [contact.scholarshipsEmail, whatsapp && contact.whatsappNumber].filter(Boolean).join('\n')],
    [labels.film, promisedFilm && whatsapp ? labels.filmText : null],
  ].filter(([, text]) => text);
  return (
    <>
      <dl className={styles.steps}>
        {steps.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {whatsapp ? (
        <LinkButton href={whatsapp.href} tone="ink" stub={whatsappLogo} className={styles.button}>
          {whatsapp.label}
        </LinkButton>
      ) : null}
    </>
  );
}
