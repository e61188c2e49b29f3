import { useActionData, useFetcher } from '@remix-run/react';
import type { LeadKind } from '@upfield/cms/contract/lead-choices';
import { useCallback, useEffect, useRef, useState } from 'react';
import { rememberCampaign } from './campaign';
import { useCarriedAnswers } from './carried-answers';
import type { LeadResult } from './lead-result';

/** Hidden inputs that are filled when the form is sent, so that the cached page is the same for every visitor. */
export interface EnvelopeInputs {
  submissionId: React.RefObject<HTMLInputElement>;
  campaign: React.RefObject<HTMLInputElement>;
  elapsed: React.RefObject<HTMLInputElement>;
}

/**
 * Sends a lead form and keeps its result. Without scripts the browser sends the form and the page is rendered with the
 * same result.
 */
export function useLeadSending(kind: LeadKind) {
  const fetcher = useFetcher<LeadResult>();
  const fromPage = useActionData<LeadResult>();
  const opened = useRef(0);
  const [id, setId] = useState<string | null>(null);
  const inputs: EnvelopeInputs = {
    submissionId: useRef<HTMLInputElement>(null),
    campaign: useRef<HTMLInputElement>(null),
    elapsed: useRef<HTMLInputElement>(null),
  };

  const begin = useCallback(() => {
    opened.current = performance.now();
    setId(newId());
  }, []);

  useEffect(() => {
    begin();
    rememberCampaign();
  }, [begin]);

  const carried = useCarriedAnswers(kind, inputs.submissionId);
  // A page may have several forms; without scripts the page's answer says which one was sent.
  const sent = fetcher.data ?? (fromPage && formOf(fromPage.kind) === formOf(kind) ? fromPage : undefined);
  const result = sent ?? carried;
  const given = result?.state === 'refused' ? result.values.submissionId : undefined;
  useEffect(() => {
    if (given) setId(given);
  }, [given]);

  const onSubmit = () => {
    const { submissionId, campaign, elapsed } = inputs;
    if (submissionId.current && id) submissionId.current.value = id;
    if (campaign.current) campaign.current.value = rememberCampaign();
    if (elapsed.current) elapsed.current.value = String(Math.round(performance.now() - opened.current));
  };

  return { Form: fetcher.Form, busy: fetcher.state !== 'idle', result, isCarried: carried !== null, inputs, onSubmit };
}

/** A random id; `crypto.randomUUID` is missing on insecure origins, where the server makes the id. */
function newId(): string | null {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : null;
}

const formOf = (kind: LeadKind) => (kind === 'coach-question' || kind === 'removal-request' ? kind : 'family');
