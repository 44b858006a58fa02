import { useContext } from 'react';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { useTheme } from '../../shared/ui/theme-provider.tsx';
import classes from './block-view.module.css';
import { PicturesContext } from './pictures-context.ts';

const WIDE = '(min-width: 760px)';
const DARK = '(prefers-color-scheme: dark)';

/** A picture of the product, in the scheme of the page; it is loaded when it comes near. */
export function PictureView({ name, alt }: { name: string; alt: string }) {
  const { scheme } = useTheme();
  const hydrated = useHydrated();
  const picture = useContext(PicturesContext)[name];
  if (!picture) return null;
  const { narrow, wide } = picture;
  return (
    <picture className={classes.picture}>
      {/* The server does not know the scheme; the browser does, unless its reader chose another. */}
      {!hydrated && (
        <>
          <source media={`${WIDE} and ${DARK}`} srcSet={wide.dark} width={wide.width} height={wide.height} />
          <source
            media={`(max-width: 759.98px) and ${DARK}`}
            srcSet={narrow.dark}
            width={narrow.width}
            height={narrow.height}
          />
        </>
      )}
      <source media={WIDE} srcSet={wide[scheme]} width={wide.width} height={wide.height} />
      <img
        src={narrow[scheme]}
        width={narrow.width}
        height={narrow.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
