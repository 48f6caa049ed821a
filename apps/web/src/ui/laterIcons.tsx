import { icon } from './firstIcons.tsx'

/** Drawings of single screens: neither the sign-in page nor the frame carries them. */
export const EuroIcon = /* @__PURE__ */ icon('M18 6.500a7 7 0 1 0 0 11M3.500 10.500h9M3.500 13.500h9')
export const ShirtIcon = /* @__PURE__ */ icon('M8 4l4 2 4-2 5 4-3 3-1.500-1V20h-9V10L6 11 3 8z')
export const CourseIcon = /* @__PURE__ */ icon('M2 9l10-5 10 5-10 5zM6 11.500V16c3.500 2.500 8.500 2.500 12 0v-4.500')
export const ReceiptIcon = /* @__PURE__ */ icon('M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6')
export const PasteIcon = /* @__PURE__ */ icon('M9 4h6v3H9zM9 5H5v16h14V5h-4M9 12h6M9 16h4')
export const LocateIcon = /* @__PURE__ */ icon('M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12M12 2v4M12 18v4M2 12h4M18 12h4M12 12h.01')
export const UpIcon = /* @__PURE__ */ icon('M6 15l6-6 6 6')
