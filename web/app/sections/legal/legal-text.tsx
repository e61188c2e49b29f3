import type { LegalText as LegalContent } from '@upfield/cms/contract';
import { RichText } from '~/sections/rich-text/rich-text';
import { SmartLink } from '~/ui/link';
import styles from './legal-text.module.css';

interface LegalTextProps {
  text: LegalContent;
  /** The same text in the other language: its path and language code. */
  other: { href: string; language: string };
}

/** A long text with numbered contents beside it. */
export function LegalText({ text, other }: LegalTextProps) {
  return (
    <div className={`wrap ${styles.legal}`}>
      <header className={styles.head}>
        <h1 className="title">{text.title}</h1>
        <p className="lede">{text.lead}</p>
        <SmartLink href={other.href} hrefLang={other.language} className="text-link">
          <span lang={other.language}>{text.otherLanguageLabel}</span>
        </SmartLink>
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
  );
}
