import type { AdminCalls } from '../support/admin-calls';

/** Content as the content manager reads and takes it. */
export type Entry = Record<string, unknown>;

/** A field's definition, as the admin panel gets it. */
export interface Attribute {
  type: string;
  component?: string;
  repeatable?: boolean;
  multiple?: boolean;
  required?: boolean;
  allowedTypes?: string[];
  maxLength?: number;
  enum?: string[];
  pluginOptions?: { editor?: object; rule?: string };
}

type Attributes = Record<string, Attribute>;

/** A field within an entry, with what it holds now; `set` changes the entry. */
export interface Spot {
  path: string;
  attribute: Attribute;
  value: unknown;
  set: (value: unknown) => void;
}

interface Definitions {
  data: Record<'components' | 'contentTypes', { uid: string; attributes: Attributes }[]>;
}

/** The definitions of every type and component, for walking through an entry as its form does. */
export class ContentModel {
  private constructor(private readonly attributes: ReadonlyMap<string, Attributes>) {}

  static async read(calls: AdminCalls): Promise<ContentModel> {
    const { data } = await calls.must<Definitions>('GET', '/content-manager/init');
    const all = [...data.components, ...data.contentTypes];
    return new ContentModel(new Map(all.map(({ uid, attributes }) => [uid, attributes])));
  }

  /** The fields of ours of a type or component. */
  fields(uid: string): [name: string, attribute: Attribute][] {
    return Object.entries(this.attributes.get(uid) ?? {}).filter(([, { pluginOptions }]) => pluginOptions?.editor);
  }

  /** An entry as its form holds it: without what the content manager adds, such as its status. */
  formValues(uid: string, entry: Entry): Entry {
    return Object.fromEntries(this.fields(uid).map(([name]) => [name, entry[name]]));
  }

  /** Every field of an entry, those of its components included. */
  spots(uid: string, entry: Entry, path = ''): Spot[] {
    return this.fields(uid).flatMap(([name, attribute]) => {
      const own: Spot = {
        path: path + name,
        attribute,
        value: entry[name],
        set: (value) => {
          entry[name] = value;
        },
      };
      const { component } = attribute;
      if (attribute.type !== 'component' || !component) return [own];
      const parts = [entry[name] ?? []].flat() as Entry[];
      const at = (index: number) => (attribute.repeatable ? `${own.path}.${index}.` : `${own.path}.`);
      return [own, ...parts.flatMap((part, index) => this.spots(component, part, at(index)))];
    });
  }

  /** Whether a path of an error leads to a field that the form of a type has. */
  hasField(uid: string, path: readonly (string | number)[]): boolean {
    const names = path.map(String).filter((part) => !/^\d+$/.test(part));
    let at: string | undefined = uid;
    for (const name of names) {
      const attribute: Attribute | undefined = at === undefined ? undefined : this.attributes.get(at)?.[name];
      if (!attribute) return false;
      at = attribute.component;
    }
    return names.length > 0;
  }

  /**
   * An entry as a form sends it anew: fields of ours alone, parts without ids, media by their id.
   * @param mediaId the id that a file of the library has now; null for one that is gone
   */
  fresh(uid: string, entry: Entry, mediaId: (id: number) => number | null): Entry {
    const media = (file: unknown) => {
      const id = mediaId(Number((file as Entry).id));
      return id === null ? [] : [{ id }];
    };
    return Object.fromEntries(
      this.fields(uid).map(([name, { type, component, repeatable, multiple }]) => {
        const value = entry[name];
        if (value === null || value === undefined) return [name, value];
        if (type === 'media') {
          const files = [value].flat().flatMap(media);
          return [name, multiple ? files : (files[0] ?? null)];
        }
        if (!component) return [name, value];
        const part = (one: unknown) => this.fresh(component, one as Entry, mediaId);
        return [name, repeatable ? (value as Entry[]).map(part) : part(value)];
      }),
    );
  }
}
