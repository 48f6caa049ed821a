import { icon } from './firstIcons.tsx'

// What the sign-in page shows stands apart (firstIcons.tsx): it carries no more.
export const HomeIcon = /* @__PURE__ */ icon('M3 11l9-8 9 8v9a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z')
export const PeopleIcon = /* @__PURE__ */ icon(
  'M16 20v-1a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4v1M9.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M21 20v-1a4 4 0 0 0-3-3.8M15 4.2a3.5 3.5 0 0 1 0 6.6',
)
export const PersonIcon = /* @__PURE__ */ icon('M5 21v-1a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6v1M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8')
export const SiteIcon = /* @__PURE__ */ icon('M4 21V5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v16M15 9h4a1 1 0 0 1 1 1v11M2 21h20M8 8h3M8 12h3M8 16h3')
export const ClockIcon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2')
export const CalendarIcon = /* @__PURE__ */ icon(
  'M4 6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 10h16M8 3v4M16 3v4',
)
export const DocumentIcon = /* @__PURE__ */ icon('M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6')
export const BriefcaseIcon = /* @__PURE__ */ icon(
  'M4 8a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM9 7V5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2M4 13h16M12 12v2',
)
export const BellIcon = /* @__PURE__ */ icon('M6 9a6 6 0 1 1 12 0c0 6 2 7 2 7H4s2-1 2-7M10 20a2 2 0 0 0 4 0')
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M15 7m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M4 17h3M11 17h9M9 17m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const SearchIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M20 20l-4-4')
export const PinIcon = /* @__PURE__ */ icon('M12 21s7-6 7-11a7 7 0 1 0-14 0c0 5 7 11 7 11M12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5')
export const NextIcon = /* @__PURE__ */ icon('M9 6l6 6-6 6')
export const BackIcon = /* @__PURE__ */ icon('M15 6l-6 6 6 6')
export const DownIcon = /* @__PURE__ */ icon('M6 9l6 6 6-6')
export const MessageIcon = /* @__PURE__ */ icon('M4 5h16v11H9l-5 4z')
export const NetworkIcon = /* @__PURE__ */ icon('M2 9a15 15 0 0 1 20 0M5.5 12.500a10 10 0 0 1 13 0M9 16a5 5 0 0 1 6 0M12 20h.01')
export const NoNetworkIcon = /* @__PURE__ */ icon(
  'M3 3l18 18M2 9a15 15 0 0 1 4.5-2.800M10 5.100A15 15 0 0 1 22 9M5.5 12.500a10 10 0 0 1 4-2.300M15 10.700a10 10 0 0 1 3.5 1.800M9 16a5 5 0 0 1 6 0M12 20h.01',
)
export const BadgeIcon = /* @__PURE__ */ icon('M5 4h14v16H5zM9 9a5 5 0 0 1 0 6M12.5 7a9 9 0 0 1 0 10')
export const PrintIcon = /* @__PURE__ */ icon('M7 9V3h10v6M7 17H4v-7h16v7h-3M7 14h10v7H7z')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18')
export const CheckIcon = /* @__PURE__ */ icon('M5 12l5 5L20 7')
export const RefreshIcon = /* @__PURE__ */ icon('M20 11a8 8 0 0 0-14.5-3.500L4 9M4 4v5h5M4 13a8 8 0 0 0 14.5 3.500L20 15M20 20v-5h-5')
export const LockIcon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3')
export const HoursIcon = /* @__PURE__ */ icon('M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6')
export const KeyIcon = /* @__PURE__ */ icon('M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 12h9v3M17 12v2.5')
export const SealIcon = /* @__PURE__ */ icon('M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5')
export const LanguageIcon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3',
)
export const SunIcon = /* @__PURE__ */ icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v2M12 20v2M4 12H2M22 12h-2M5 5l1.4 1.400M17.6 17.600L19 19M5 19l1.4-1.400M17.6 6.400L19 5',
)
export const MoonIcon = /* @__PURE__ */ icon('M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z')
export const ExitIcon = /* @__PURE__ */ icon('M10 4H5v16h5M15 8l4 4-4 4M19 12H9')
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
export const CollapseIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM9 5v14M16 10l-2 2 2 2')
export const MailIcon = /* @__PURE__ */ icon('M3 6h18v12H3zM3 7l9 6 9-6')
export const TabletIcon = /* @__PURE__ */ icon('M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM10.500 18h3')
export const KeyboardIcon = /* @__PURE__ */ icon('M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M17.500 11h.01M8 14.500h8')
export const ArriveIcon = /* @__PURE__ */ icon('M14 4h5v16h-5M4 12h11M11 8l4 4-4 4')
export const BreakIcon = /* @__PURE__ */ icon('M5 10h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 11h1.5a2.5 2.5 0 0 1 0 5H16M8 3v3M12 3v3')
export const LeaveIcon = /* @__PURE__ */ icon('M10 4H5v16h5M9 12h11M16 8l4 4-4 4')
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9zM15 9V4H4v11h5')
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7 11l5 5 5-5M5 20h14')
export const MoreIcon = /* @__PURE__ */ icon(
  'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2M19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M6 3h3l2 5-2.500 1.500a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
)
export const TrashIcon = /* @__PURE__ */ icon('M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6')
export const EditIcon = /* @__PURE__ */ icon('M4 20l1-4L16 5l3 3L8 19zM14 7l3 3')
export const CameraIcon = /* @__PURE__ */ icon('M4 8h4l2-3h4l2 3h4v11H4zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8')
export const FlipIcon = /* @__PURE__ */ icon('M4 9a8 8 0 0 1 14-2l2 2M20 4v5h-5M20 15a8 8 0 0 1-14 2l-2-2M4 20v-5h5')
/** Somebody who is away. */
export const AwayIcon = /* @__PURE__ */ icon('M15 20v-1a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4v1M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M16 11h6')
export const WeekendIcon = /* @__PURE__ */ icon('M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 10h2a2.5 2.5 0 0 1 0 5h-2M8 3v3M12 3v3')
export const HolidayIcon = /* @__PURE__ */ icon('M6 21V4M6 4h12l-3 4 3 4H6')
export const UploadIcon = /* @__PURE__ */ icon('M12 15V4M7 9l5-5 5 5M5 20h14')
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2')
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const ExpandIcon = /* @__PURE__ */ icon('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5')
export const ZoomInIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M20 20l-4-4M8 11h6M11 8v6')
export const ZoomOutIcon = /* @__PURE__ */ icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M20 20l-4-4M8 11h6')
export const TurnIcon = /* @__PURE__ */ icon('M20 10a8 8 0 1 0 .5 5M20 4v6h-6')
export const SlidersIcon = /* @__PURE__ */ icon(
  'M3 8h9M18 8h3M3 16h3M12 16h9M15 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M9 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
)
export const ReplaceIcon = /* @__PURE__ */ icon('M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4')
export const UnlinkIcon = /* @__PURE__ */ icon(
  'M10 14a4 4 0 0 0 5.500 0l3-3a4 4 0 0 0-5.500-5.500l-1 1M14 10a4 4 0 0 0-5.500 0l-3 3a4 4 0 0 0 5.500 5.500l1-1M4 4l16 16',
)
