import { describe, expect, it } from 'vitest';
import { fieldErrors } from './errors';
import { leadSubmission, phone } from './lead';
import { asksForGuardian } from './lead-choices';

const envelope = { submissionId: '5d1bb6a4-93c2-4a61-9a45-0a4d3d7d3a11', altcha: 'e30=' };
const family = {
  ...envelope,
  fullname: 'Diego Monterrosa',
  email: 'Diego@Example.com ',
  phone: '+503 7000-0000',
  age: '19',
  sport: 'Soccer',
  country: 'El Salvador',
  graduationDate: '2026-11-28',
  videoHighlight: 'no',
  packageInterested: '',
  consent: true,
};

const problems = (body: object) => {
  const parsed = leadSubmission.safeParse(body);
  if (parsed.success) return {};
  return Object.fromEntries(fieldErrors(parsed.error).map(({ path, key }) => [path, key]));
};

describe('a family’s request', () => {
  it('is an assessment unless it says otherwise, and is brought into one form', () => {
    expect(leadSubmission.parse(family)).toMatchObject({
      kind: 'assessment',
      language: 'en',
      email: 'diego@example.com',
      phone: '+50370000000',
      age: 19,
      packageInterested: null,
      guardianEmail: null,
    });
  });

  it('names every missing field at once, the joined rules too', () => {
    const { consent, ...rest } = family;
    expect(problems({ ...rest, fullname: ' ', age: '16', videoHighlight: 'yes' })).toEqual({
      fullname: 'rule.required',
      consent: 'rule.consent',
      highlightLink: 'rule.required',
      guardianName: 'rule.required',
      guardianEmail: 'rule.required',
    });
    expect(consent).toBe(true);
  });

  it.each([
    ['age', '12', 'rule.age.young'],
    ['age', '150', 'rule.age.range'],
    ['age', '17.5', 'rule.integer'],
    ['age', '', 'rule.required'],
    ['phone', '7000 0000', 'rule.phone'],
    ['phone', '+0 123 456 789', 'rule.phone'],
    ['graduationDate', '2026-02-30', 'rule.date'],
    ['graduationDate', '0001-02-03', 'rule.date'],
    ['videoHighlight', 'maybe', 'rule.choice'],
    ['packageInterested', 'StarterPack', 'rule.choice'],
    ['email', 'a@b.com\r\nBcc: c@d.com', 'rule.email'],
    ['fullname', 'x'.repeat(121), 'rule.text.long'],
    ['altcha', '', 'rule.captcha'],
    ['altcha', 'x'.repeat(1_000_000), 'rule.captcha'],
    ['consent', false, 'rule.consent'],
    ['sourcePage', 'javascript:alert(1)', 'rule.choice'],
    ['extra', 'field', 'rule.unknown'],
  ])('refuses %s = %j', (field, value, key) => {
    expect(problems({ ...family, [field]: value })).toEqual({ [field]: key });
  });

  it('takes only web addresses as highlight link', () => {
    const withVideo = { ...family, videoHighlight: 'yes' };
    expect(problems({ ...withVideo, highlightLink: 'javascript:alert(1)' })).toEqual({ highlightLink: 'rule.url' });
    expect(problems({ ...withVideo, highlightLink: 'https://youtu.be/abc' })).toEqual({});
  });

  it('needs no link for a film that comes by WhatsApp', () => {
    const promised = { ...family, videoHighlight: 'yes', filmByWhatsapp: true };
    expect(leadSubmission.parse(promised)).toMatchObject({ highlightLink: null, filmByWhatsapp: true });
    expect(problems({ ...promised, filmByWhatsapp: false })).toEqual({ highlightLink: 'rule.required' });
    expect(problems({ ...promised, filmByWhatsapp: 'yes' })).toEqual({
      filmByWhatsapp: 'rule.choice',
      highlightLink: 'rule.required',
    });
  });

  it('says who wrote it, or leaves it open', () => {
    expect(leadSubmission.parse(family)).toMatchObject({ writer: null, filmByWhatsapp: false });
    expect(leadSubmission.parse({ ...family, writer: 'parent' })).toMatchObject({ writer: 'parent' });
    expect(problems({ ...family, writer: 'coach' })).toEqual({ writer: 'rule.choice' });
  });

  it('turns line breaks in one-line texts into spaces', () => {
    expect(leadSubmission.parse({ ...family, fullname: 'Diego\r\nBcc: x@example.com' })).toMatchObject({
      fullname: 'Diego Bcc: x@example.com',
    });
  });

  it('asks for a guardian from 13 to 17', () => {
    expect([12, 13, 17, 18, '16', '', 'x', null].map(asksForGuardian)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('keeps the draft to the ages of 15 to 21', () => {
    const draft = { ...family, kind: 'draft-registration', language: 'es' };
    expect(problems({ ...draft, age: 21 })).toEqual({});
    expect(problems({ ...draft, age: 22 })).toEqual({ age: 'rule.age.range' });
    expect(problems({ ...draft, age: 14, guardianName: 'Ana', guardianEmail: 'ana@example.com' })).toEqual({
      age: 'rule.age.range',
    });
    expect(problems({ ...draft, age: 12 })).toEqual({ age: 'rule.age.young' });
  });
});

describe('questions about a player', () => {
  it('take their own fields and refuse the family’s', () => {
    const question = {
      ...envelope,
      kind: 'coach-question',
      playerId: 'abc123',
      fullname: 'Coach',
      university: 'State',
      email: 'coach@example.edu',
      message: 'Is she free in May?\nThanks',
    };
    expect(leadSubmission.parse(question)).toMatchObject({ message: 'Is she free in May?\nThanks' });
    expect(problems({ ...question, phone: '+50370000000' })).toEqual({ phone: 'rule.unknown' });
    expect(problems({ ...question, playerId: '../x' })).toEqual({ playerId: 'rule.required' });
  });

  it('let a family ask for removal without a message', () => {
    const body = { ...envelope, kind: 'removal-request', playerId: 'abc', fullname: 'Ana', email: 'ana@example.com' };
    expect(leadSubmission.parse(body)).toMatchObject({ kind: 'removal-request', message: null });
  });

  it('refuse a kind nobody knows', () => {
    expect(problems({ ...family, kind: 'other' })).toEqual({ kind: 'rule.choice' });
  });
});

describe('phone', () => {
  it.each(['+503 7000 0000', '+1 (202) 555-0123', '+44‑20‑7946‑0958'])('reads %s', (text) => {
    expect(phone.parse(text)).toMatch(/^\+\d+$/);
  });
});
