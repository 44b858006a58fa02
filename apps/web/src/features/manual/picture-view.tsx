import { useContext } from 'react';
import { useScheme } from '../../shared/ui/use-scheme.ts';
import classes from './block-view.module.css';
import { PicturesContext } from './pictures-context.ts';

/** A picture of the product, in the scheme of the page; it is loaded when it comes near. */
export function PictureView({ name, alt }: { name: string; alt: string }) {
  const { scheme } = useScheme();
  const picture = useContext(PicturesContext)[name];
  if (!picture) return null;
  const { narrow, wide } = picture;
  return (
    <picture className={classes.picture}>
      <source media="(min-width: 760px)" srcSet={wide[scheme]} width={wide.width} height={wide.height} />
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
