import type { MetaDescriptor } from '@remix-run/react';
import type { LegalText as LegalContent, PrivacyPage } from '@upfield/cms/contract';
import { NeverAsked } from '~/sections/particulars/never-asked';
import { RichText } from '~/sections/rich-text/rich-text';
import { pageMeta } from '~/seo/meta';
import { PageTrail } from '~/seo/structured-data';
import { OtherLanguageLink } from '~/ui/other-language-link';
import styles from './legal-page.module.css';
import { WhoAnswers } from './who-answers';

/** The meta of a legal page; nothing is known of its text on an error page. */
export const legalMeta = (args: Parameters<typeof pageMeta>[0], text: LegalContent | undefined): MetaDescriptor[] =>
  pageMeta(args, { title: text?.title, description: text?.lead, seo: text?.seo });

interface LegalPageProps {
  page: PrivacyPage;
}

/** A long text with numbered contents beside it. */
export function LegalPage({ page }: LegalPageProps) {
  const text = page.document;
  return (
    <>
      <div className={`wrap ${styles.legal}`}>
        <header className={styles.head}>
          <h1 className="title">{text.title}</h1>
          <p className="lede">{text.lead}</p>
          <OtherLanguageLink className="text-link">{text.otherLanguageLabel}</OtherLanguageLink>
          <WhoAnswers facts={page} />
          <NeverAsked />
        </header>
        <div className={styles.columns}>
          <nav className={styles.contents} aria-label={text.contentsLabel}>
            <ol>
              {text.sections.map(({ anchor, heading }, index) => (
                <li key={anchor}>
                  <a href={`#${anchor}`}>
                    <span>{index + 1}</span>
                    <span>{heading}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <article className={styles.body}>
            {text.sections.map((section, index) => (
              <section key={section.anchor} id={section.anchor}>
                <h2 className="h3">
                  <span>{index + 1}</span>
                  <span>{section.heading}</span>
                </h2>
                <RichText content={section.text} />
              </section>
            ))}
          </article>
        </div>
      </div>
      <PageTrail name={text.title} />
    </>
  );
}
