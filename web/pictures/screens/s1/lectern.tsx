/** What the camera sees before the first speaker comes: the lectern in front of a lit backdrop. */
export function Lectern() {
  return (
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 228 128" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id="backdrop" cx="0.62" cy="0.4" r="0.75">
          <stop offset="0" stopColor="#6f9ac4" />
          <stop offset="0.5" stopColor="#28466b" />
          <stop offset="1" stopColor="#0b1422" />
        </radialGradient>
        <linearGradient id="wood" x1="0" x2="1">
          <stop offset="0" stopColor="#2a1a10" />
          <stop offset="0.6" stopColor="#7a5231" />
          <stop offset="1" stopColor="#3a2415" />
        </linearGradient>
        <filter id="soft">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <rect width="228" height="128" fill="url(#backdrop)" />
      <g filter="url(#soft)" fill="#cfe2f5" opacity="0.5">
        <rect x="18" y="16" width="9" height="76" />
        <rect x="62" y="10" width="9" height="84" />
        <rect x="190" y="14" width="9" height="80" />
        <circle cx="42" cy="26" r="7" fill="#ffcf94" />
        <circle cx="206" cy="22" r="7" fill="#ffcf94" />
      </g>
      <rect y="104" width="228" height="24" fill="#0c121c" opacity="0.85" />
      <path d="M104 66h58l-6 62h-46z" fill="url(#wood)" />
      <path d="M97 58h72l-5 10h-62z" fill="#8d6340" />
      <path d="M97 58h72l-1 2H98z" fill="#e2bd92" />
      <path d="M126 58c0-12-4-16-2-24M141 58c0-12 4-16 2-24" fill="none" stroke="#0a0d13" strokeWidth="2" />
      <path d="M121.500 28.500a3 3 0 0 1 6 0v7h-6zM139.500 28.500a3 3 0 0 1 6 0v7h-6z" fill="#0a0d13" />
      <path d="M152 58v-11h6v11z" fill="#dcebf7" opacity="0.75" />
    </svg>
  );
}
