import { LinkButton, Typography } from '@strapi/design-system';
import { useWords } from '../use-words';
import { useSiteAddressQuery } from './lead-api';
import { LEAD } from './lead-list';

/** The part of Strapi's panel properties that is used. */
interface PanelProps {
  model: string;
  document?: { documentId?: string; kind?: unknown };
}

interface Panel {
  title: string;
  content: React.ReactNode;
}

/** Requests of families, which tell of a new player (`FAMILY_LEAD_KINDS` of cms/src/contract). */
const FAMILY_KINDS: readonly unknown[] = ['assessment', 'draft-registration', 'draft-waiting-list'];

/** Beside a family's request: the form of a new card on the site, which begins with what the request says of the player. */
export function CardPanel({ model, document }: PanelProps): Panel | null {
  const word = useWords();
  if (model !== LEAD || !document?.documentId || !FAMILY_KINDS.includes(document.kind)) return null;
  return { title: word('leads.card.title'), content: <CreateCard lead={document.documentId} /> };
}

/** The address names the lead by its id alone: what it says is asked for by the form, with the session of staff. */
function CreateCard({ lead }: { lead: string }) {
  const word = useWords();
  const { data, isError } = useSiteAddressQuery();
  if (isError) return <Typography textColor="danger600">{word('leads.card.failed')}</Typography>;
  if (!data) return null;
  return (
    <>
      <LinkButton
        variant="secondary"
        fullWidth
        href={`${data.address}/player-cards/create?lead=${encodeURIComponent(lead)}`}
        target="_blank"
        rel="noreferrer"
      >
        {word('leads.card.create')}
      </LinkButton>
      <Typography variant="pi" textColor="neutral600">
        {word('leads.card.hint')}
      </Typography>
    </>
  );
}
