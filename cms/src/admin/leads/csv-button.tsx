import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification, useQueryParams, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '../use-words';
import { LEAD } from './lead-list';
import { CSV_PERMISSION } from './permissions';
import { saveFile } from './save-file';

/** Button above the list of leads, for users with the export permission: downloads what the list shows under its filters as CSV. */
export function CsvButton() {
  const { slug } = useParams();
  const { allowedActions } = useRBAC(CSV_PERMISSION);
  return slug === LEAD && allowedActions.canCsv ? <DownloadButton /> : null;
}

function DownloadButton() {
  const word = useWords();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [{ query }] = useQueryParams<{ filters?: object; _q?: string }>();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const params = { filters: query.filters, _q: query._q };
      const { data } = await get('/lead-desk/csv', { params, responseType: 'blob' });
      saveFile('leads.csv', data);
    } catch {
      toggleNotification({ type: 'danger', message: word('leads.csv.failed') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="secondary" size="S" startIcon={<Download />} loading={busy} onClick={download}>
      {word('leads.csv')}
    </Button>
  );
}
