import type { ScholarshipsPage } from '@upfield/cms/contract';
import { PageCover } from '~/sections/page-cover/page-cover';
import { RichText } from '~/sections/rich-text/rich-text';
import { Stamps } from '~/sections/stamps/stamps';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { check } from '~/ui/icon-paths';
import { StandaloneLink } from '~/ui/link';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band } from '~/ui/section';
import { ContentsBar } from './contents-bar';
import styles from './scholarships.module.css';

const NUMBER: PictureFit = { sizes: '(max-width: 860px) 30vw, 420px', from: 120, to: 420 };

/** Anchors that the menus and the footer lead to (specification §2, route table). */
const ANCHORS = {
  guaranteed: 'guaranteedscholarship',
  sports: 'sportsscholarships',
  academic: 'academicscholarships',
} as const;

/** The scholarships page from top to bottom. */
export function ScholarshipsSections({ page }: { page: ScholarshipsPage }) {
  const entries = (['guaranteed', 'sports', 'academic'] as const).map((part) => ({
    anchor: ANCHORS[part],
    name: page[part].shortName,
  }));
  return (
    <>
      <PageCover head={page.head} />
      <ContentsBar label={page.head.title} entries={entries} />
      <Guaranteed id={ANCHORS.guaranteed} part={page.guaranteed} />
      <Stamps heading={page.included.heading} items={page.included.items} />
      <Associations id={ANCHORS.sports} part={page.sports} />
      <Academic id={ANCHORS.academic} part={page.academic} />
      <PriceBox box={page.priceBox} />
      <ExtraLists extra={page.extraLists} />
    </>
  );
}

/** The first of the three ways: with the numeral, or the editor's picture, beside it. */
function Guaranteed({ id, part }: { id: string; part: ScholarshipsPage['guaranteed'] }) {
  return (
    <section id={id} className={`${styles.guaranteed} on-dark`} aria-labelledby={`${id}-heading`}>
      <div className={`wrap ${styles.split}`}>
        <div className={styles.number}>
          {part.picture ? (
            <ContentPicture media={part.picture} fit={NUMBER} />
          ) : (
            <b className="shout" aria-hidden="true">
              1
            </b>
          )}
        </div>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="title">
            {part.heading}
          </h2>
          <RichText content={part.text} className={styles.lead} />
          {part.link ? <LinkButton href={part.link.href}>{part.link.label}</LinkButton> : null}
        </div>
      </div>
    </section>
  );
}

/** Sports scholarships: the associations that run college sport, each name as wide as the association is large. */
function Associations({ id, part }: { id: string; part: ScholarshipsPage['sports'] }) {
  return (
    <Band id={id} labelledBy={`${id}-heading`} className={styles.anchored}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className="title">
          {part.heading}
        </h2>
        <RichText content={part.text} className={styles.lead} />
      </div>
      {part.associations.map((association) => (
        <article key={association.abbreviation} className={styles.association}>
          <h3 className="shout">{association.abbreviation}</h3>
          <div>
            <p className="label">{association.name}</p>
            <p>{association.text}</p>
            {association.link ? (
              <StandaloneLink href={association.link.href} className="text-link">
                {association.link.label}
              </StandaloneLink>
            ) : null}
          </div>
        </article>
      ))}
    </Band>
  );
}

/** Academic scholarships: the marks that count. */
function Academic({ id, part }: { id: string; part: ScholarshipsPage['academic'] }) {
  return (
    <Band id={id} ground="aged" labelledBy={`${id}-heading`} className={styles.anchored}>
      <div className={styles.halves}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="title">
            {part.heading}
          </h2>
          <RichText content={part.text} className={styles.lead} />
          {part.link ? (
            <LinkButton href={part.link.href} tone="ink">
              {part.link.label}
            </LinkButton>
          ) : null}
        </div>
        <ol className={styles.marks}>
          {part.items.map((item) => (
            <li key={item.title}>
              <b className="shout">{item.title}</b>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

/** The price box, behind its switch. */
function PriceBox({ box }: { box: ScholarshipsPage['priceBox'] }) {
  if (!box.enabled) return null;
  return (
    <Band labelledBy="price-heading">
      <div className={styles.box}>
        <h2 id="price-heading" className="h3">
          {box.heading}
        </h2>
        {box.amount === null ? null : (
          <p className={styles.price}>
            <b className="shout">{`$${box.amount}`}</b>
            <span>{box.unit}</span>
          </p>
        )}
        <p>{box.text}</p>
        {box.link ? <LinkButton href={box.link.href}>{box.link.label}</LinkButton> : null}
      </div>
    </Band>
  );
}

/** Further lists of the page, behind their switch. */
function ExtraLists({ extra }: { extra: ScholarshipsPage['extraLists'] }) {
  if (!extra.enabled || extra.lists.length === 0) return null;
  return (
    <Band>
      <div className={styles.lists}>
        {extra.lists.map((list) => (
          <section key={list.heading}>
            <h2 className="h3">{list.heading}</h2>
            <ul>
              {list.items.map((item) => (
                <li key={item}>
                  <Icon shape={check} />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  );
}
