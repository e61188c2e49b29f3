import { leadSubmission, UTM_VALUE_MAX } from '@upfield/cms/contract';
import { describe, expect, test } from 'vitest';
import { readLead } from './read-lead';

const origin = {
  kind: 'assessment',
  language: 'en',
  sourcePage: '/contact',
  newId: () => '5d1bb6a4-93c2-4a61-9a45-0a4d3d7d3a11',
  query: 'utm_source=address&gbraid=1',
} as const;

const typed = {
  fullname: 'Diego Monterrosa',
  email: 'diego@example.com',
  phone: '+503 7000 0000',
  age: '19',
  sport: 'Soccer',
  country: 'El Salvador',
  graduationDate: '2026-11-28',
  packageInterested: '',
  videoHighlight: 'no',
  highlightLink: 'left over',
  consent: 'on',
  altcha: 'e30=',
  campaign: 'utm_source=instagram&utm_medium=bio&x=1',
  elapsed: '41000',
};

describe('readLead', () => {
  test('makes a body that the contract accepts', () => {
    const { body, values } = readLead(new URLSearchParams({ ...typed, admin: 'true' }), origin);
    expect(leadSubmission.parse(body)).toMatchObject({
      kind: 'assessment',
      phone: '+50370000000',
      age: 19,
      highlightLink: null,
      elapsed: 41000,
      sourcePage: '/contact',
      utm: { source: 'instagram', medium: 'bio', campaign: null },
    });
    expect(values).toMatchObject({ phone: '+503 7000 0000', highlightLink: 'left over' });
    expect(values).not.toHaveProperty('admin');
  });

  test('passes on the name of the chosen pack, of any length', () => {
    const { body } = readLead(new URLSearchParams({ ...typed, chosenPack: 'Starter Pack' }), origin);
    expect(leadSubmission.parse(body)).toMatchObject({ chosenPack: 'Starter Pack', packageInterested: null });
    const long = readLead(new URLSearchParams({ ...typed, chosenPack: 'x'.repeat(999) }), origin);
    expect(leadSubmission.safeParse(long.body).success).toBe(true);
  });

  test('says who wrote and that a film comes by WhatsApp, where the form says it', () => {
    const parsed = (more: Record<string, string>) =>
      leadSubmission.parse(readLead(new URLSearchParams({ ...typed, ...more }), origin).body);
    expect(parsed({ writer: 'parent', videoHighlight: 'yes', highlightLink: '', filmByWhatsapp: 'on' })).toMatchObject({
      writer: 'parent',
      filmByWhatsapp: true,
      highlightLink: null,
    });
    expect(parsed({ filmByWhatsapp: 'on' })).toMatchObject({ writer: null, filmByWhatsapp: false });
  });

  test('writes to a parent alone where the player has no address', () => {
    const guardian = { email: '', guardianName: 'Ana', guardianEmail: 'ana@example.com' };
    const emailOf = (more: Record<string, string>) =>
      readLead(new URLSearchParams({ ...typed, ...guardian, ...more }), origin).body.email;
    expect(emailOf({ writer: 'parent' })).toBe('ana@example.com');
    expect(emailOf({ writer: 'parent', email: 'diego@example.com' })).toBe('diego@example.com');
    expect(emailOf({ writer: 'player' })).toBe('');
  });

  test('takes the campaign of the address where the form names none', () => {
    const { body } = readLead(new URLSearchParams({ ...typed, campaign: '' }), origin);
    expect(leadSubmission.parse(body)).toMatchObject({ utm: { source: 'address', medium: null } });
  });

  test('holds nothing of a campaign or a form that the CMS would refuse the whole lead for', () => {
    const cut = `${'x'.repeat(UTM_VALUE_MAX - 1)}😀`;
    const campaign = new URLSearchParams({ utm_source: 'a\0b', utm_medium: cut }).toString();
    const { body } = readLead(new URLSearchParams({ ...typed, fullname: 'Ana\0 Paz', campaign }), origin);
    expect(body).toMatchObject({ fullname: 'Ana Paz', utm: { source: 'ab', medium: 'x'.repeat(UTM_VALUE_MAX - 1) } });
  });

  test('keeps the id a form made, and makes one for a form that could not', () => {
    const id = '0f2f4b7e-5a1c-4f0e-9d4e-2f6f0e1f7a55';
    expect(readLead(new URLSearchParams({ ...typed, submissionId: id }), origin).body.submissionId).toBe(id);
    expect(readLead(new URLSearchParams(typed), origin).values.submissionId).toBe(origin.newId());
  });

  test('asks only for its own fields in a question about a player', () => {
    const form = new URLSearchParams({ ...typed, playerId: 'abc', university: 'State', message: 'Hello' });
    const { body } = readLead(form, { ...origin, kind: 'coach-question' });
    expect(leadSubmission.parse(body)).toMatchObject({ playerId: 'abc', university: 'State', message: 'Hello' });
    expect(body).not.toHaveProperty('phone');
  });
});
