import { Box, Button, Dialog, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Download, Trash } from '@strapi/icons';
import { ConfirmDialog, Layouts, Page, useAPIErrorHandler, useFetchClient } from '@strapi/strapi/admin';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../use-words';
import { PERSON_PERMISSION } from './permissions';
import { saveFile } from './save-file';

type Counts = Record<'leads' | 'mails' | 'newsletter', number>;
type Data = Record<keyof Counts, unknown[]>;

const countsOf = ({ leads, mails, newsletter }: Data): Counts => ({
  leads: leads.length,
  mails: mails.length,
  newsletter: newsletter.length,
});
const isNothing = (counts: Counts) => Object.values(counts).every((count) => count === 0);

/** The screen for data subject requests: exports or erases everything stored under one e-mail address. */
export default function PersonPage() {
  return (
    <Page.Protect permissions={PERSON_PERMISSION}>
      <PersonForm />
    </Page.Protect>
  );
}

function PersonForm() {
  const word = useWords();
  const { post } = useFetchClient();
  const { formatAPIError } = useAPIErrorHandler();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const [outcome, setOutcome] = useState('');

  /** True when the address can be sent; else says what is wrong with it. */
  const checked = () => {
    const valid = email.trim() !== '' && input.current?.validity.valid === true;
    setError(valid ? '' : word('person.email.invalid'));
    setOutcome('');
    if (!valid) input.current?.focus();
    return valid;
  };

  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      setOutcome(await work());
    } catch (failure) {
      setError(formatAPIError(failure as Parameters<typeof formatAPIError>[0]));
    } finally {
      setBusy(false);
    }
  };

  const exportData = () =>
    run(async () => {
      const { data } = await post<Data>('/lead-desk/person/export', { email });
      const counts = countsOf(data);
      if (isNothing(counts)) return word('person.nothing');
      saveFile('personal-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      return word('person.exported', counts);
    });

  const erase = () =>
    run(async () => {
      const { data } = await post<Counts>('/lead-desk/person/erase', { email });
      return isNothing(data) ? word('person.nothing') : word('person.erased', data);
    });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked()) void exportData();
  };

  return (
    <Page.Main>
      <Page.Title>{word('person.title')}</Page.Title>
      <Layouts.Header title={word('person.title')} subtitle={word('person.subtitle')} />
      <Layouts.Content>
        <Box tag="form" onSubmit={submit} noValidate background="neutral0" padding={6} shadow="tableShadow" hasRadius>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root name="email" hint={word('person.email.hint')} error={error || undefined} required>
              <Field.Label>{word('person.email')}</Field.Label>
              <TextInput
                ref={input}
                type="email"
                autoComplete="off"
                value={email}
                onChange={(event: React.ChangeEvent<HTMLInputElement>) => setEmail(event.currentTarget.value)}
              />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
            <Flex gap={2} wrap="wrap">
              <Button type="submit" variant="secondary" startIcon={<Download />} loading={busy}>
                {word('person.export')}
              </Button>
              <Button
                variant="danger"
                startIcon={<Trash />}
                disabled={busy}
                onClick={() => {
                  if (checked()) setAsking(true);
                }}
              >
                {word('person.erase')}
              </Button>
            </Flex>
            <Typography role="status">{outcome}</Typography>
          </Flex>
        </Box>
      </Layouts.Content>
      <Dialog.Root open={asking} onOpenChange={setAsking}>
        <ConfirmDialog onConfirm={erase}>{word('person.erase.question', { email: email.trim() })}</ConfirmDialog>
      </Dialog.Root>
    </Page.Main>
  );
}
