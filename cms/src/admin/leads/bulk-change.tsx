import { Button, Field, Flex, Modal } from '@strapi/design-system';
import { useTable } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useWords } from '../use-words';
import { OwnerChoice, StateChoice } from './choices';
import { LEAD } from './lead-list';
import { useLeadChange } from './use-lead-change';

/** The part of the properties of Strapi's bulk actions that is used. */
interface BulkProps {
  model: string;
  documents: { documentId: string }[];
}

/** Over the ticked leads of the list: sets the state or the owner of all of them. */
export function BulkChange({ model, documents }: BulkProps) {
  const word = useWords();
  const selectRow = useTable('BulkChange', ({ selectRow }) => selectRow);
  if (model !== LEAD) return null;
  const leads = documents.map(({ documentId }) => documentId);
  return {
    label: word('leads.change'),
    variant: 'secondary' as const,
    dialog: {
      type: 'modal' as const,
      title: word('leads.change.title', { count: leads.length }),
      content: ({ onClose }: { onClose: () => void }) => (
        <ChangeForm
          leads={leads}
          onDone={() => {
            selectRow([]);
            onClose();
          }}
        />
      ),
    },
  };
}

function ChangeForm({ leads, onDone }: { leads: string[]; onDone: () => void }) {
  const word = useWords();
  const { change, isChanging } = useLeadChange();
  const [state, setState] = useState<string>();
  const [owner, setOwner] = useState<number | null>();

  const save = async () => {
    if (await change({ leads, state, owner })) onDone();
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Field.Root name="state" hint={word('leads.change.hint')}>
            <Field.Label>{word('leads.state')}</Field.Label>
            <StateChoice label={word('leads.state')} value={state} onChange={setState} />
            <Field.Hint />
          </Field.Root>
          <Field.Root name="owner" hint={word('leads.change.hint')}>
            <Field.Label>{word('leads.owner')}</Field.Label>
            <OwnerChoice label={word('leads.owner')} value={owner} onChange={setOwner} />
            <Field.Hint />
          </Field.Root>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{word('leads.change.cancel')}</Button>
        </Modal.Close>
        <Button onClick={save} loading={isChanging} disabled={state === undefined && owner === undefined}>
          {word('leads.change.save')}
        </Button>
      </Modal.Footer>
    </>
  );
}
