import { Box, Flex, Link, Loader, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '../languages/use-locale';
import { useWords } from '../use-words';
import { type PageVersion, usePageVersionsQuery } from './page-api';
import type { Panel, PanelProps } from './panel';
import { VersionDialog } from './version-dialog';

/** Versions that are listed before somebody asks for all. */
const FIRST = 5;

/** Beside a page's form: the versions that were published, to be compared and restored. */
export function HistoryPanel({ model, collectionType }: PanelProps): Panel | null {
  const word = useWords();
  if (collectionType !== 'single-types') return null;
  return { title: word('pages.history.title'), content: <Versions page={model} /> };
}

function Versions({ page }: { page: string }) {
  const word = useWords();
  const locale = useLocale();
  const { data: versions, isError } = usePageVersionsQuery({ page, locale }, { refetchOnMountOrArgChange: true });
  const [isAll, setAll] = useState(false);
  const [opened, setOpened] = useState<PageVersion | null>(null);
  if (isError) return <Typography textColor="danger600">{word('pages.history.failed')}</Typography>;
  if (!versions) return <Loader small />;
  if (versions.length === 0) return <Typography>{word('pages.history.none')}</Typography>;
  const listed = isAll ? versions : versions.slice(0, FIRST);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {word('pages.history.live')}
      </Typography>
      <Box tag="ul">
        {listed.map((version) => (
          <VersionLine key={version.id} version={version} onOpen={() => setOpened(version)} />
        ))}
      </Box>
      {listed.length < versions.length && (
        <Link tag="button" type="button" onClick={() => setAll(true)}>
          {word('pages.history.all', { count: versions.length })}
        </Link>
      )}
      {opened && <VersionDialog at={{ page, locale }} version={opened} onClose={() => setOpened(null)} />}
    </Flex>
  );
}

function VersionLine({ version, onOpen }: { version: PageVersion; onOpen: () => void }) {
  const { formatDate } = useIntl();
  return (
    <Box tag="li" paddingTop={1} paddingBottom={1}>
      <Link tag="button" type="button" onClick={onOpen}>
        {formatDate(version.publishedAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </Link>
      {version.publishedBy && (
        <Typography variant="pi" textColor="neutral600" tag="p">
          {version.publishedBy}
        </Typography>
      )}
    </Box>
  );
}
