/** Parameter of a media address that names the version of the file behind it. */
export const VERSION_PARAMETER = 'v';

/** What an address is made of. */
export interface VersionedMedia {
  url: string;
  /** Moves when the file is replaced, and with every other change of its entry. */
  updatedAt: string | Date;
}

/** The version of a file: "Replace media" keeps its name, so that only this tells the old bytes from the new. */
export const mediaVersion = (updatedAt: string | Date): string => new Date(updatedAt).getTime().toString(36);

/** Address of a media file that changes when the file is replaced, so that caches may keep it for good. */
export const mediaAddress = ({ url, updatedAt }: VersionedMedia): string =>
  `${url}?${VERSION_PARAMETER}=${mediaVersion(updatedAt)}`;
