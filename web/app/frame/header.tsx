import { useLocation } from '@remix-run/react';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import { useHydrated } from '~/browser/hydration';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { useSiteData } from '~/site/site-data';
import { LinkButton } from '~/ui/button';
import { IconButton, IconLink } from '~/ui/icon-button';
import { list } from '~/ui/icon-paths';
import { SmartLink, StandaloneLink } from '~/ui/link';
import { Logo } from '~/ui/logo';
import { OtherLanguageLink } from '~/ui/other-language-link';
import { isCurrentPage } from './current-page';
import { Dropdown } from './dropdown';
import styles from './header.module.css';
import { SearchSlot } from './search-slot';

interface HeaderProps {
  /** Opens the sidebar; its anchor serves until the scripts run. */
  onOpenMenu: () => void;
  menuAnchor: string;
}

/** The line at the top of every page: logo, menu with its two dropdowns, the coaches' way in, Get recruited, search, sidebar. */
export function Header({ onOpenMenu, menuAnchor }: HeaderProps) {
  const labels = useLabels(siteLabels);
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const header = useSiteData().global?.header;
  // The main action of a player's page is the coach's question.
  const isPlayer = pathIn(pathname, 'en').startsWith('/player-cards-detail/');

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.line}`}>
        <Logo />
        <nav className={styles.menu} aria-label={labels.mainNavigation}>
          <ul>
            {header?.menu.map((entry) =>
              entry.links.length > 0 ? (
                <Dropdown key={entry.label} entry={entry} />
              ) : (
                <li key={entry.label}>
                  <SmartLink
                    href={entry.href}
                    className={styles.entry}
                    aria-current={isCurrentPage(entry.href, pathname) ? 'page' : undefined}
                  >
                    <span>{entry.label}</span>
                  </SmartLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.actions}>
          <StandaloneLink href={PAGE_PATHS.gallery} className={`${styles.entry} ${styles.coaches}`}>
            <span>{labels.forCoaches}</span>
          </StandaloneLink>
          <OtherLanguageLink className={`${styles.entry} ${styles.language}`}>
            {labels.otherLanguage.name}
          </OtherLanguageLink>
          {header?.button ? (
            <LinkButton href={header.button.href} size="small" compactOnPhones tone={isPlayer ? 'line' : 'hot'}>
              {header.button.label}
            </LinkButton>
          ) : null}
          <SearchSlot />
          {hydrated ? (
            <IconButton square shape={list} label={labels.openMenu} aria-haspopup="dialog" onClick={onOpenMenu} />
          ) : (
            <IconLink href={menuAnchor} square shape={list} label={labels.openMenu} />
          )}
        </div>
      </div>
    </header>
  );
}
