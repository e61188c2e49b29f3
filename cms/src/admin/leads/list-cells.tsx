import { Box, Typography } from '@strapi/design-system';
import type { ReactNode, SyntheticEvent } from 'react';
import { useWords } from '../use-words';
import { OwnerChoice, StateChoice } from './choices';
import { kindWord } from './lead-list';
import { useLeadChange } from './use-lead-change';

/** Makes a cell of a row of Strapi's list. */
export type CellOf = (row: Record<string, unknown>) => ReactNode;

interface LeadRow {
  documentId: string;
  fullname: string;
  kind: string;
  state: string;
  owner: { id: number } | null;
}

const CELLS: Record<string, (props: { lead: LeadRow }) => ReactNode> = {
  'lead-kind': KindCell,
  'lead-state': StateCell,
  'lead-owner': OwnerCell,
};

/** The cell that a field of leads asks for by its name (`cell` of cms/src/editor/field-texts). */
export function cellOfLeads(name: string | undefined): CellOf | undefined {
  const Cell = CELLS[name ?? ''];
  return Cell && ((row) => <Cell lead={row as unknown as LeadRow} />);
}

function KindCell({ lead }: { lead: LeadRow }) {
  const word = useWords();
  return <Typography textColor="neutral800">{word(kindWord(lead.kind))}</Typography>;
}

function StateCell({ lead }: { lead: LeadRow }) {
  const word = useWords();
  const { change, isChanging } = useLeadChange();
  return (
    <Choosing>
      <StateChoice
        label={word('leads.state.of', { name: lead.fullname })}
        value={lead.state}
        isDisabled={isChanging}
        onChange={(state) => change({ leads: [lead.documentId], state })}
      />
    </Choosing>
  );
}

function OwnerCell({ lead }: { lead: LeadRow }) {
  const word = useWords();
  const { change, isChanging } = useLeadChange();
  return (
    <Choosing>
      <OwnerChoice
        label={word('leads.owner.of', { name: lead.fullname })}
        value={lead.owner?.id ?? null}
        isDisabled={isChanging}
        onChange={(owner) => change({ leads: [lead.documentId], owner })}
      />
    </Choosing>
  );
}

/** Keeps what is pressed inside from opening the row, which Strapi makes one large button. */
function Choosing({ children }: { children: ReactNode }) {
  const stay = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Box minWidth="14rem" onClick={stay} onKeyDown={stay}>
      {children}
    </Box>
  );
}
