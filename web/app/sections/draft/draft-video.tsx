import type { DraftPage } from '@upfield/cms/contract';
import { FilmPlayer } from '~/player-cards/detail/film-player';
import { film } from '~/player-cards/rules/film';
import { LinkButton } from '~/ui/button';
import { arrowUpRight } from '~/ui/icon-paths';
import { Band, SectionHeading } from '~/ui/section';
import styles from './draft-video.module.css';

/** The embedded video: a poster until the click, a plain link where its host cannot be embedded. */
export function DraftVideo({ video }: { video: DraftPage['video'] }) {
  const found = film(video.url);
  if (!found) return null;
  const { poster } = video;
  return (
    <Band labelledBy="video">
      <SectionHeading id="video">{video.heading}</SectionHeading>
      {found.kind === 'embed' ? (
        <FilmPlayer
          src={found.src}
          name={video.heading}
          poster={poster ? { src: poster.url, width: poster.width ?? 1280, height: poster.height ?? 720 } : undefined}
        />
      ) : (
        <LinkButton href={found.href} stub={arrowUpRight}>
          {video.heading}
        </LinkButton>
      )}
      {video.caption ? <p className={styles.caption}>{video.caption}</p> : null}
    </Band>
  );
}
