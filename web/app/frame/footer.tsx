import type { FooterColumn } from '@upfield/cms/contract';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { NewsletterForm } from '~/sections/newsletter/newsletter-form';
import { useSiteData } from '~/site/site-data';
import { SmartLink } from '~/ui/link';
import { Logo } from '~/ui/logo';
import { OtherLanguageLink } from '~/ui/other-language-link';
import styles from './footer.module.css';
import { StaffSlot } from './staff-slot';

/** The footer: links to every page in columns, and the small print. */
export function Footer() {
  const labels = useLabels(siteLabels);
  const { global } = useSiteData();
  const footer = global?.footer;
  const demoNotice = footer && global?.demoData ? footer.demoNotice : '';
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.columns}>
          <span className={styles.lines} aria-hidden="true" />
          <div className={styles.brand}>
            <Logo size="large" />
            {footer ? <p className={styles.tagline}>{footer.tagline}</p> : null}
            {demoNotice ? <p className={styles.demo}>{demoNotice}</p> : null}
          </div>
          {footer?.columns.map((column) => (
            <Column key={column.heading} column={column} />
          ))}
        </div>
        <NewsletterForm />
        {footer ? (
          <div className={styles.end}>
            <div className={styles.print}>
              <p>{footer.copyright}</p>
              <CompanyLine />
            </div>
            <nav aria-label={labels.smallPrint} className={styles.legal}>
              {footer.legalLinks.map((link) => (
                <SmartLink key={link.href} href={link.href}>
                  <span>{link.label}</span>
                </SmartLink>
              ))}
              <OtherLanguageLink>{labels.otherLanguage.name}</OtherLanguageLink>
              <StaffSlot place="footer" />
            </nav>
          </div>
        ) : null}
      </div>
    </footer>
  );
}

/** Who stands behind the site, as far as the CMS says it. */
function CompanyLine() {
  const company = useSiteData().global?.company;
  const { legalName, registrationNumber, address, phone } = company ?? {};
  const words = [legalName, registrationNumber, address?.replaceAll('\n', ', ')].filter(Boolean).join(' · ');
  return (
    <>
      {words ? <p>{words}</p> : null}
      {phone ? (
        <p>
          <SmartLink href={`tel:${phone}`}>
            <span>{phone}</span>
          </SmartLink>
        </p>
      ) : null}
    </>
  );
}

function Column({ column }: { column: FooterColumn }) {
  return (
    <div>
      <h2 className={`shout ${styles.heading}`}>
        {column.href ? (
          <SmartLink href={column.href}>
            <span>{column.heading}</span>
          </SmartLink>
        ) : (
          <span>{column.heading}</span>
        )}
      </h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.label}>
            <SmartLink href={link.href} className={styles.link} target={link.newTab ? '_blank' : undefined}>
              <span>{link.label}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
