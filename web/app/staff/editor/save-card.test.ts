import type { CareerEntry, StaffPlayerCard } from '@upfield/cms/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { type ImageChoice, newSaveMemory, type SaveCalls, type SaveInput, saveCard } from './save-card';
import { SaveError } from './save-error';

const refused = (status: number) => new ApiError({ kind: 'refused', status, message: 'refused' });
const cut = () => new ApiError({ kind: 'unreachable', message: 'connection lost' });
const noImage: ImageChoice = { storedUrl: null, file: null, mark: null };
const careers: CareerEntry[] = [2022, 2023].map((startYear) => ({
  team: `Team ${startYear}`,
  startYear,
  endYear: null,
  isCurrent: false,
}));

/** A server in memory: one card per Idempotency-Key, careers as last written. Each entry of `log` is one call. */
class Server {
  log: string[] = [];
  cards = new Map<string, StaffPlayerCard>();
  careers: CareerEntry[] = [];
  failures: (Error | null)[] = [];
  private answers = new Map<string, StaffPlayerCard>();

  /** The next of `failures` stops the call; null lets it pass. */
  async call<Result>(name: string, run: () => Result): Promise<Result> {
    this.log.push(name);
    const failure = this.failures.shift();
    if (failure) throw failure;
    return run();
  }

  calls: SaveCalls = {
    createCard: (body, key, listed) =>
      this.call(listed ? 'create' : 'create hidden', () => {
        const known = this.answers.get(key);
        if (known) return known;
        const card = {
          ...body,
          listed,
          id: `card-${this.cards.size + 1}`,
          updatedAt: 'first',
          career: [],
        } as never as StaffPlayerCard;
        this.answers.set(key, card);
        this.cards.set(card.id, card);
        if (this.loseNextCreate) {
          this.loseNextCreate = false;
          throw cut();
        }
        return card;
      }),
    updateCard: (id, body) =>
      this.call(`update ${id} as of ${body.updatedAt}`, () => {
        const card = { ...this.cards.get(id), ...body, id, updatedAt: 'second' } as never as StaffPlayerCard;
        this.cards.set(id, card);
        return card;
      }),
    setVisibility: (id, listed) =>
      this.call(listed ? 'show' : 'hide', () => {
        const card = { ...this.cards.get(id), listed, updatedAt: 'third' } as never as StaffPlayerCard;
        this.cards.set(id, card);
        return card;
      }),
    uploadImage: (file, kind) => this.call(`upload ${kind}`, () => `/uploads/upfield/${file.name}.jpg`),
    deleteImage: (key) => this.call(`delete ${key}`, () => ({ ok: true as const })),
    createCareer: ({ playerCardId, ...career }) =>
      this.call(`career of ${playerCardId}`, () => {
        this.careers.push(career);
        return { ...career, id: String(this.careers.length) };
      }),
    updateCareers: (_id, list) =>
      this.call('careers', () => {
        this.careers = list;
        return list.map((career, index) => ({ ...career, id: String(index) }));
      }),
  };
  loseNextCreate = false;
}

let server: Server;
let input: SaveInput;
beforeEach(() => {
  server = new Server();
  input = {
    card: { name: 'Diego', lastName: 'Monterrosa' } as SaveInput['card'],
    images: { card: { storedUrl: null, file: new File(['x'], 'face'), mark: 'face' }, banner: noImage },
    careers,
    listed: null,
  };
});

const options = (memory = newSaveMemory()) => ({ calls: server.calls, memory });
const stored = (change: Partial<StaffPlayerCard> = {}): StaffPlayerCard => {
  const card = { id: 'k', updatedAt: 'opened', cardImageUrl: null, bannerImageUrl: null, ...change } as StaffPlayerCard;
  server.cards.set('k', card);
  return card;
};

describe('creating', () => {
  it('sends pictures, the card, then one call a career', async () => {
    const card = await saveCard(input, options());
    expect(server.log).toEqual(['upload card', 'create', 'career of card-1', 'career of card-1']);
    expect(card.cardImageUrl).toBe('/uploads/upfield/face.jpg');
    expect(card.career).toHaveLength(2);
  });

  it('goes on after a failed upload', async () => {
    const memory = newSaveMemory();
    server.failures = [cut()];
    await expect(saveCard(input, options(memory))).rejects.toMatchObject({ step: 'upload' });
    await saveCard(input, options(memory));
    expect(server.log).toEqual(['upload card', 'upload card', 'create', 'career of card-1', 'career of card-1']);
  });

  it('does not upload a picture again', async () => {
    const memory = newSaveMemory();
    server.failures = [null, refused(400)];
    await expect(saveCard(input, options(memory))).rejects.toBeInstanceOf(SaveError);
    server.log = [];
    await saveCard(input, options(memory));
    expect(server.log[0]).toBe('create');
  });

  it('uploads again what the server no longer has', async () => {
    const memory = newSaveMemory();
    const gone = { path: 'cardImageUrl', message: 'gone' };
    server.failures = [null, new ApiError({ kind: 'refused', status: 400, message: 'no', fieldErrors: [gone] })];
    await expect(saveCard(input, options(memory))).rejects.toBeInstanceOf(SaveError);
    server.log = [];
    await saveCard(input, options(memory));
    expect(server.log[0]).toBe('upload card');
  });

  it('completes a lost create from a draft, whose files are other objects, without an update', async () => {
    const memory = newSaveMemory();
    server.loseNextCreate = true;
    await expect(saveCard(input, options(memory))).rejects.toMatchObject({ step: 'card' });
    server.log = [];
    const images = { ...input.images, card: { ...input.images.card, file: new File(['x'], 'face') } };
    await saveCard({ ...input, images }, options(structuredClone(memory)));
    expect(server.log).toEqual(['create', 'careers']);
    expect(server.cards.size).toBe(1);
  });

  it('makes one card when the answer is lost, even if the form changes before the next try', async () => {
    const memory = newSaveMemory();
    server.loseNextCreate = true;
    await expect(saveCard(input, options(memory))).rejects.toMatchObject({ step: 'card' });
    const card = await saveCard({ ...input, card: { ...input.card, name: 'Diego José' } }, options(memory));
    expect(server.cards.size).toBe(1);
    expect(card.name).toBe('Diego José');
    expect(server.careers).toEqual(careers);
  });

  it('completes the careers of a card that was saved, without a second card', async () => {
    const memory = newSaveMemory();
    server.failures = [null, null, null, refused(500)];
    await expect(saveCard(input, options(memory))).rejects.toMatchObject({ step: 'career-create' });
    expect(memory.activeCard?.id).toBe('card-1');
    server.log = [];
    await saveCard(input, options(memory));
    expect(server.log).toEqual(['careers']);
    expect(server.careers).toEqual(careers);
  });

  it('updates that card too when the form changed in between', async () => {
    const memory = newSaveMemory();
    server.failures = [null, null, refused(500)];
    await expect(saveCard(input, options(memory))).rejects.toMatchObject({ step: 'career-create' });
    server.log = [];
    await saveCard({ ...input, card: { ...input.card, name: 'Diego José' } }, options(memory));
    expect(server.log).toEqual(['update card-1 as of first', 'careers']);
  });

  it('keeps a card hidden from the start', async () => {
    await saveCard({ ...input, listed: false }, options());
    expect(server.log).toContain('create hidden');
    expect(server.log).not.toContain('hide');
  });

  it('hides a card that an earlier try made public, and the other way round', async () => {
    for (const listed of [false, true]) {
      const memory = newSaveMemory();
      server.loseNextCreate = true;
      await expect(saveCard({ ...input, listed: !listed }, options(memory))).rejects.toMatchObject({ step: 'card' });
      const card = await saveCard({ ...input, listed }, options(memory));
      expect(card.listed).toBe(listed);
      expect(memory.activeCard?.updatedAt).toBe('third');
    }
  });

  it('takes a new key after a refusal', async () => {
    const memory = newSaveMemory();
    server.failures = [null, refused(400)];
    await expect(saveCard(input, options(memory))).rejects.toBeInstanceOf(SaveError);
    expect(memory.pendingCreate).toBeNull();
  });
});

describe('updating', () => {
  it('deletes the old picture, uploads the new one, then saves the card and its careers', async () => {
    const active = stored({ cardImageUrl: '/uploads/upfield/old.jpg' });
    await saveCard(input, options(newSaveMemory(active)));
    expect(server.log).toEqual(['delete old', 'upload card', 'update k as of opened', 'careers']);
  });

  it('keeps the stored addresses otherwise', async () => {
    const active = stored({ cardImageUrl: '/uploads/upfield/old.jpg' });
    input.images.card = { storedUrl: active.cardImageUrl, file: null, mark: null };
    const card = await saveCard(input, options(newSaveMemory(active)));
    expect(card.cardImageUrl).toBe('/uploads/upfield/old.jpg');
    expect(server.log).toEqual(['update k as of opened', 'careers']);
  });

  it('withdraws a removed picture once the card no longer names it', async () => {
    const active = stored({ bannerImageUrl: '/uploads/upfield/wide.jpg' });
    input.images.card = noImage;
    await saveCard(input, options(newSaveMemory(active)));
    expect(server.log).toEqual(['update k as of opened', 'delete wide', 'careers']);
  });

  it('goes on when the old picture cannot be deleted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.failures = [refused(404)];
    await saveCard(input, options(newSaveMemory(stored({ cardImageUrl: '/uploads/upfield/old.jpg' }))));
    expect(server.log.at(-1)).toBe('careers');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('reports a conflict, and sends the newer date once the memory has it', async () => {
    const memory = newSaveMemory(stored());
    input.images.card = noImage;
    server.failures = [refused(409)];
    await expect(saveCard(input, options(memory))).rejects.toMatchObject({ isConflict: true });
    memory.activeCard = stored({ updatedAt: 'theirs' });
    await saveCard(input, options(memory));
    expect(server.log).toContain('update k as of theirs');
  });

  it('says which step failed', async () => {
    input.images.card = noImage;
    server.failures = [null, refused(500)];
    await expect(saveCard(input, options(newSaveMemory(stored())))).rejects.toMatchObject({ step: 'career-update' });
  });
});
