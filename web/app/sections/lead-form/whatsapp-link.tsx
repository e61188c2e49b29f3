import { useSiteData } from '~/site/site-data';
import { whatsappLink } from '~/site/whatsapp';
import { Icon } from '~/ui/icon';
import { whatsappLogo } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import styles from './whatsapp-link.module.css';

/** The way to write instead of filling in the form; nothing where no number is set. */
export function WhatsappLink() {
  const contact = useSiteData().global?.contact;
  const link = contact && whatsappLink(contact);
  if (!link) return null;
  return (
    <SmartLink href={link.href} className={styles.link}>
      <Icon shape={whatsappLogo} />
      <span>{link.label}</span>
    </SmartLink>
  );
}
