import { useSiteData } from '~/site/site-data';
import { whatsappLink } from '~/site/whatsapp';
import { SmartLink } from '~/ui/link';
import styles from './other-ways.module.css';

/** How to reach us where the form cannot be sent: why, then e-mail and WhatsApp. */
export function OtherWays({ text }: { text: string }) {
  const { global } = useSiteData();
  const contact = global?.contact;
  const whatsapp = contact ? whatsappLink(contact) : null;
  return (
    <div className={styles.ways}>
      <p>
        <span>{text}</span>
      </p>
      {contact ? (
        <ul className={styles.list}>
          {contact.scholarshipsEmail ? (
            <li>
              <SmartLink href={`mailto:${contact.scholarshipsEmail}`}>{contact.scholarshipsEmail}</SmartLink>
            </li>
          ) : null}
          {whatsapp ? (
            <li>
              <SmartLink href={whatsapp.href}>{whatsapp.label}</SmartLink>
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
