import { Box, Button, Flex, Loader, Modal, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useNotification } from '@strapi/strapi/admin';
import { useWords } from '../use-words';
import {
  type FieldChange,
  type PageAt,
  type PageVersion,
  useRestoreVersionMutation,
  useVersionChangesQuery,
} from './page-api';
import { useMoments } from './use-moments';

interface DialogProps {
  at: PageAt;
  version: PageVersion;
  onClose: () => void;
}

/** What a published version has that the saved draft has not, and the button that restores it. */
export function VersionDialog({ at, version, onClose }: DialogProps) {
  const word = useWords();
  const moment = useMoments();
  const { data: changes, isError } = useVersionChangesQuery({ ...at, version: version.id });
  const { restore, isRestoring } = useRestoring({ at, version, onClose });
  return (
    <Modal.Root open onOpenChange={onClose}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{word('pages.history.of', { time: moment(version.publishedAt) })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {isError && <Typography textColor="danger600">{word('pages.history.failed')}</Typography>}
          {!isError && !changes && <Loader small />}
          {changes && <Changes changes={changes} />}
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {word('pages.history.close')}
          </Button>
          <Button onClick={restore} loading={isRestoring} disabled={!changes || changes.length === 0}>
            {word('pages.history.restore')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}

function useRestoring({ at, version, onClose }: DialogProps) {
  const word = useWords();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const [send, { isLoading }] = useRestoreVersionMutation();
  const restore = async () => {
    const answer = await send({ ...at, version: version.id });
    if ('error' in answer && answer.error) {
      const message = formatAPIError(answer.error as Parameters<typeof formatAPIError>[0]);
      return toggleNotification({ type: 'danger', message });
    }
    toggleNotification({ type: 'success', message: word('pages.history.restored') });
    onClose();
  };
  return { restore, isRestoring: isLoading };
}

function Changes({ changes }: { changes: FieldChange[] }) {
  const word = useWords();
  if (changes.length === 0) return <Typography>{word('pages.history.same')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography>{word('pages.history.changes', { count: changes.length })}</Typography>
      <Typography textColor="neutral600">{word('pages.history.unsaved')}</Typography>
      {changes.map((change) => (
        <Box key={change.field} tag="section" aria-label={change.field}>
          <Typography tag="h3" variant="omega" fontWeight="bold">
            {change.field}
          </Typography>
          <Flex tag="dl" gap={4} alignItems="stretch" paddingTop={1}>
            <Side label={word('pages.history.before')} text={change.before} />
            <Side label={word('pages.history.after')} text={change.after} />
          </Flex>
        </Box>
      ))}
    </Flex>
  );
}

function Side({ label, text }: { label: string; text: string }) {
  const word = useWords();
  return (
    <Box flex="1 1 50%" minWidth={0} background="neutral100" padding={3} hasRadius>
      <Typography tag="dt" variant="pi" textColor="neutral600">
        {label}
      </Typography>
      <Typography tag="dd" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text || word('pages.history.empty')}
      </Typography>
    </Box>
  );
}
