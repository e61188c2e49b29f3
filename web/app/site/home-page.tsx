import type { HomePage as HomeContent } from '@upfield/cms/contract';
import { LinkButton } from './button';
import styles from './home-page.module.css';
import { SmartLink } from './link';
import { Band, SectionHeading } from './section';

/** The home page: what we do and where to start. */
export function HomePage({ page }: { page: HomeContent }) {
  return (
    <>
      <section className={`on-dark ${styles.hero}`}>
        <div className={`wrap ${styles.line}`}>
          <h1 className="title">
            <span>{page.hero.heading}</span>
          </h1>
          <p className="lede">{page.hero.text}</p>
          {page.hero.link ? <LinkButton href={page.hero.link.href}>{page.hero.link.label}</LinkButton> : null}
        </div>
      </section>
      <Band labelledBy="steps">
        <SectionHeading id="steps">{page.steps.heading}</SectionHeading>
        <ol className={styles.steps}>
          {page.steps.items.map((step) => (
            <li key={step.title}>
              <h3 className="h3">
                <SmartLink href={step.href}>
                  <span>{step.title}</span>
                </SmartLink>
              </h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Band>
    </>
  );
}
