import { useLanguage } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { Icon } from '~/ui/icon';
import { envelopeSimple, whatsappLogo } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import { SocialIcon } from '~/ui/social-icon';
import styles from './reach-us.module.css';
import { whatsappLink } from './whatsapp';

/** The ways to reach a person: networks, the scholarships address, WhatsApp where a number is set. */
export function ReachUs() {
  const { global } = useSiteData();
  const language = useLanguage();
  if (!global) return null;
  const { company, contact, socialLinks } = global;
  const whatsapp = whatsappLink(contact, language);
  const notes =
    language === 'es'
      ? [company?.responseTimeSpanish, company?.paymentPromiseSpanish]
      : [company?.responseTime, company?.paymentPromise];
  return (
    <>
      <ul className={styles.list}>
        {socialLinks.map((link) => (
          <li key={link.href}>
            <SmartLink href={link.href}>
              <SocialIcon network={link.network} />
              <span>{link.label}</span>
            </SmartLink>
          </li>
        ))}
        {contact.scholarshipsEmail ? (
          <li>
            <SmartLink href={`mailto:${contact.scholarshipsEmail}`}>
              <Icon shape={envelopeSimple} />
              <span>{contact.scholarshipsEmail}</span>
            </SmartLink>
          </li>
        ) : null}
        {whatsapp ? (
          <li>
            <SmartLink href={whatsapp.href}>
              <Icon shape={whatsappLogo} />
              <span>{whatsapp.label}</span>
            </SmartLink>
          </li>
        ) : null}
      </ul>
      {company?.phone ? (
        <p className={styles.note}>
          <SmartLink href={`tel:${company.phone}`} className="text-link">
            <span>{company.phone}</span>
          </SmartLink>
        </p>
      ) : null}
      {notes.filter(Boolean).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}
