import { useSiteData } from '~/site/site-data';
import { Icon } from '~/ui/icon';
import { envelopeSimple } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import { SocialAccount } from '~/ui/social-account';
import styles from './reach-us.module.css';

/** The ways to reach a person besides the form and WhatsApp, which stands beside it: the scholarships address, networks, the phone. */
export function ReachUs() {
  const { global } = useSiteData();
  if (!global) return null;
  const { company, contact, socialLinks } = global;
  const responseTime = company?.responseTime;
  return (
    <>
      <ul className={styles.list}>
        {contact.scholarshipsEmail ? (
          <li>
            <SmartLink href={`mailto:${contact.scholarshipsEmail}`}>
              <Icon shape={envelopeSimple} />
              <span>{contact.scholarshipsEmail}</span>
            </SmartLink>
          </li>
        ) : null}
        {socialLinks.map((account) => (
          <li key={`${account.network} ${account.label}`}>
            <SocialAccount {...account} />
          </li>
        ))}
      </ul>
      {company?.phone ? (
        <p className={styles.note}>
          <SmartLink href={`tel:${company.phone}`} className="text-link">
            <span>{company.phone}</span>
          </SmartLink>
        </p>
      ) : null}
      {responseTime ? <p className={styles.note}>{responseTime}</p> : null}
    </>
  );
}
