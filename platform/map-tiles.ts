/** A server of map tiles, whose pictures the console's maps show above the offline outline. */
export interface MapTiles {
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** The credit that the server's terms require. */
  readonly attribution: string;
}

const withNumbers = (url: string): string => url.replace(/\{[xyz]\}/g, '0');

/** Whether a text is the address of tiles of one host. */
export function isTileUrl(url: string): boolean {
  const example = withNumbers(url);
  return (
    ['{x}', '{y}', '{z}'].every((part) => url.includes(part)) &&
    !/[{}]/.test(example) &&
    URL.canParse(example) &&
    ['http:', 'https:'].includes(new URL(example).protocol)
  );
}

/** The origin from which browsers load the tiles. */
export const tileOrigin = ({ url }: Pick<MapTiles, 'url'>): string => new URL(withNumbers(url)).origin;
