interface SilhouetteProps {
  className?: string;
}

/** The dashed bust of a place without a sticker. Decorative. */
export function Silhouette({ className }: SilhouetteProps) {
  return (
    <svg className={className} viewBox="0 0 500 640" aria-hidden="true">
      <path d="M26 660C30 560 40 500 74 470C104 448 150 444 184 424C196 404 196 380 194 360C166 336 158 280 158 236C158 150 196 108 250 108C304 108 342 150 342 236C342 280 334 336 306 360C304 380 304 404 316 424C350 444 396 448 426 470C460 500 470 560 474 660" />
    </svg>
  );
}
