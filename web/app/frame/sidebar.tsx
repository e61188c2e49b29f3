import { useLocation } from '@remix-run/react';
import type { MenuItem } from '@upfield/cms/contract';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import type { MouseEvent } from 'react';
import { useHydrated } from '~/browser/hydration';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { whatsappLink } from '~/site/whatsapp';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconButton } from '~/ui/icon-button';
import { cross, envelopeSimple } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import { OtherLanguageLink } from '~/ui/other-language-link';
import { SocialAccount } from '~/ui/social-account';
import { useModal } from '~/ui/use-modal';
import { isCurrentPage } from './current-page';
import styles from './sidebar.module.css';
import { StaffSlot } from './staff-slot';

interface SidebarProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** The sidebar: the whole menu, the four offerings, the ways to reach us and the agency's blurb; on one screen of a phone. */
export function Sidebar({ id, open, onClose }: SidebarProps) {
  const labels = useLabels(siteLabels);
  const hydrated = useHydrated();
  const { global } = useSiteData();
  const { pathname } = useLocation();
  const modal = useModal(open, onClose);
  const whatsapp = global && whatsappLink(global.contact);

  const click = (event: MouseEvent<HTMLDialogElement>) => {
    modal.onClick(event);
    const onLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (onLink) event.currentTarget.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the scrim or on a link; Escape is handled by <dialog>.
    <dialog {...modal} id={id} className={`on-dark ${styles.sidebar}`} aria-label={labels.contents} onClick={click}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2 className="h3">
            <span>{global?.sidebar.heading || labels.contents}</span>
          </h2>
          <OtherLanguageLink className={styles.language}>{labels.otherLanguage.name}</OtherLanguageLink>
          {hydrated ? (
            <IconButton square shape={cross} label={labels.closeMenu} onClick={onClose} />
          ) : (
            <a href="#main" className={styles.close} aria-label={labels.closeMenu}>
              <Icon shape={cross} />
            </a>
          )}
        </div>
        <StaffSlot place="sidebar" />
        <nav aria-label={labels.contents}>
          <ul className={styles.contents}>
            {global?.header.menu.map((entry) => (
              <ContentsEntry key={entry.label} entry={entry} pathname={pathname} />
            ))}
          </ul>
        </nav>
        {global ? (
          <div className={styles.about}>
            <div className={styles.actions}>
              {global.sidebar.button ? (
                <LinkButton href={global.sidebar.button.href} size="small" stub={null}>
                  {global.sidebar.button.label}
                </LinkButton>
              ) : null}
              {whatsapp ? (
                <LinkButton href={whatsapp.href} tone="line" size="small" stub={null}>
                  {whatsapp.label}
                </LinkButton>
              ) : null}
            </div>
            <ul className={styles.reach}>
              {global.socialLinks.map((account) => (
                <li key={account.network + account.label}>
                  <SocialAccount {...account} />
                </li>
              ))}
              {global.contact.email ? (
                <li>
                  <a href={`mailto:${global.contact.email}`}>
                    <Icon shape={envelopeSimple} />
                    <span>{global.contact.email}</span>
                  </a>
                </li>
              ) : null}
            </ul>
            <p className={styles.blurb}>{global.sidebar.blurb}</p>
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

interface ContentsEntryProps {
  entry: MenuItem;
  pathname: string;
}

function ContentsEntry({ entry, pathname }: ContentsEntryProps) {
  const offerings = useSiteData().global?.sidebar.offerings ?? [];
  const links = entry.href === PAGE_PATHS.packages ? offerings : entry.links;
  const target = entry.href || entry.links[0]?.href.split('#', 1)[0] || '/';
  return (
    <li className={links.length > 0 ? styles.group : undefined}>
      <SmartLink
        href={target}
        className={`shout ${styles.entry}`}
        aria-current={isCurrentPage(target, pathname) ? 'page' : undefined}
      >
        <span>{entry.label}</span>
      </SmartLink>
      {links.length > 0 ? (
        <ul>
          {links.map((link) => (
            <li key={link.label}>
              <SmartLink href={link.href} className={styles.sub}>
                <span>{link.label}</span>
              </SmartLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
