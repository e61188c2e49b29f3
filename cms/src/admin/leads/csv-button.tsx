import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LEAD } from './lead-list';
import { CSV_PERMISSION } from './permissions';
import { saveFile } from './save-file';
import { useWords } from './use-words';

/** Button above the list of leads, for users with the export permission: downloads all leads as CSV. */
export function CsvButton() {
  const { slug } = useParams();
  const { allowedActions } = useRBAC(CSV_PERMISSION);
  return slug === LEAD && allowedActions.canCsv ? <DownloadButton /> : null;
}

function DownloadButton() {
  const word = useWords();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { data } = await get('/lead-desk/csv', { responseType: 'blob' });
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
