import type { GlobalWords, Media, PageContent, PageName } from '../../contract';
import type { PictureName } from '../media/manifest';
import type { QuotePortrait } from './portraits';

/** A picture of the demo site by its name. */
export type SeedMedia = PictureName | QuotePortrait;

/** A page's content with names of pictures in place of the pictures, which have an address only once they are uploaded. */
export type Seed<Content> = [Content] extends [Media]
  ? null extends Content
    ? SeedMedia | null
    : SeedMedia
  : Content extends readonly (infer Item)[]
    ? Seed<Item>[]
    : Content extends object
      ? { [Field in keyof Content]: Seed<Content[Field]> }
      : Content;

export type SeedPage<Name extends PageName> = Seed<PageContent<Name>>;
export type SeedGlobal = Seed<GlobalWords>;

/** The pages of one language. One that is not there is not published in it. */
export type PageSeeds = { readonly [Name in PageName]?: SeedPage<Name> };
