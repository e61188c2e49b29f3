import { useLocation } from '@remix-run/react';
import type { MenuItem } from '@upfield/cms/contract';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import type { MouseEvent } from 'react';
import { useHydrated } from '~/browser/hydration';
import { siteLabels } from '~/labels/site';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { wordsIn } from '~/site/words-in';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconButton } from '~/ui/icon-button';
import { cross, envelopeSimple } from '~/ui/icon-paths';
import { SmartLink } from '~/ui/link';
import { SocialIcon } from '~/ui/social-icon';
import { useModal } from '~/ui/use-modal';
import { isCurrentPage } from './current-page';
import styles from './sidebar.module.css';
import { StaffSlot } from './staff-slot';

interface SidebarProps {
  id: string;
  open: boolean;
  onClose: () => void;
}

/** The sidebar: the whole menu, the four offerings, the agency's services and its social networks. */
export function Sidebar({ id, open, onClose }: SidebarProps) {
  const labels = useLabels(siteLabels);
  const language = useLanguage();
  const hydrated = useHydrated();
  const { global } = useSiteData();
  const { pathname } = useLocation();
  const modal = useModal(open, onClose);

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
            {global?.header.menu.map((entry, index) => (
              <ContentsEntry key={entry.label} entry={entry} folio={2 + 4 * index} pathname={pathname} />
            ))}
          </ul>
        </nav>
        {global ? (
          <div className={styles.about}>
            <p className={styles.blurb}>{wordsIn(language, global.sidebar.blurb, global.sidebar.spanishBlurb)}</p>
            {global.sidebar.button ? (
              <LinkButton href={global.sidebar.button.href} wide>
                {global.sidebar.button.label}
              </LinkButton>
            ) : null}
            <ul className={styles.reach}>
              {global.socialLinks.map((account) => (
                <li key={account.href}>
                  <SmartLink href={account.href}>
                    <SocialIcon network={account.network} />
                    <span>{account.label}</span>
                  </SmartLink>
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
          </div>
        ) : null}
      </div>
    </dialog>
  );
}

interface ContentsEntryProps {
  entry: MenuItem;
  /** The page number printed at the right, as in a programme's contents. */
  folio: number;
  pathname: string;
}

function ContentsEntry({ entry, folio, pathname }: ContentsEntryProps) {
  const offerings = useSiteData().global?.sidebar.offerings ?? [];
  const links = entry.href === PAGE_PATHS.packages ? offerings : entry.links;
  const target = entry.href || entry.links[0]?.href.split('#', 1)[0] || '/';
  return (
    <li>
      <SmartLink
        href={target}
        className={`shout ${styles.entry}`}
        aria-current={isCurrentPage(target, pathname) ? 'page' : undefined}
      >
        <span>{entry.label}</span>
        <span className={styles.folio} aria-hidden="true">
          {String(folio).padStart(2, '0')}
        </span>
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
