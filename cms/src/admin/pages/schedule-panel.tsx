import { Button, Field, Flex, Loader, TextInput, Typography } from '@strapi/design-system';
import { useAPIErrorHandler } from '@strapi/strapi/admin';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../languages/use-locale';
import { useWords } from '../use-words';
import {
  type PageAt,
  type Schedule,
  useCancelScheduleMutation,
  usePageScheduleQuery,
  useSchedulePageMutation,
} from './page-api';
import type { Panel, PanelProps } from './panel';
import { useMoments } from './use-moments';

/** Beside a page's form: when its draft goes live by itself. */
export function SchedulePanel({ model, collectionType, document }: PanelProps): Panel | null {
  const word = useWords();
  if (collectionType !== 'single-types' || !document?.documentId) return null;
  return { title: word('pages.schedule.title'), content: <Content page={model} /> };
}

function Content({ page }: { page: string }) {
  const word = useWords();
  const at = { page, locale: useLocale() };
  const { data, isError } = usePageScheduleQuery(at, { refetchOnMountOrArgChange: true });
  if (isError) return <Typography textColor="danger600">{word('pages.schedule.failed')}</Typography>;
  if (!data) return <Loader small />;
  const { schedule } = data;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {schedule && <Planned at={at} schedule={schedule} />}
      {(!schedule || schedule.problem) && <ScheduleForm at={at} />}
    </Flex>
  );
}

function Planned({ at, schedule }: { at: PageAt; schedule: Schedule }) {
  const word = useWords();
  const moment = useMoments();
  const [cancel, { isLoading }] = useCancelScheduleMutation();
  const time = moment(schedule.dueAt);
  return (
    <>
      {schedule.problem ? (
        <Typography textColor="danger600">
          {word('pages.schedule.problem', { time, problem: `${schedule.problem.replace(/\.?$/, '.')}` })}
        </Typography>
      ) : (
        <Typography role="status">{word('pages.schedule.due', { time })}</Typography>
      )}
      {schedule.by && <Typography variant="pi">{word('pages.schedule.by', { name: schedule.by })}</Typography>}
      <Button variant="tertiary" loading={isLoading} onClick={() => cancel(at)}>
        {word('pages.schedule.cancel')}
      </Button>
    </>
  );
}

function ScheduleForm({ at }: { at: PageAt }) {
  const word = useWords();
  const { formatAPIError } = useAPIErrorHandler();
  const [schedule, { isLoading }] = useSchedulePageMutation();
  const [time, setTime] = useState('');
  const [error, setError] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The panel stands within the form of the page, which this is not about.
    event.stopPropagation();
    const dueAt = new Date(time);
    if (Number.isNaN(dueAt.getTime())) return setError(word('pages.schedule.missing'));
    const answer = await schedule({ ...at, dueAt: dueAt.toISOString() });
    setError(
      'error' in answer && answer.error ? formatAPIError(answer.error as Parameters<typeof formatAPIError>[0]) : '',
    );
  };

  return (
    <>
      <Field.Root name="dueAt" hint={word('pages.schedule.hint')} error={error || undefined}>
        <Field.Label>{word('pages.schedule.time')}</Field.Label>
        <TextInput
          type="datetime-local"
          value={time}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTime(event.currentTarget.value)}
        />
        <Field.Error />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" loading={isLoading} onClick={submit}>
        {word('pages.schedule.set')}
      </Button>
    </>
  );
}
