/** The sources of fame. */

/** Where fame comes from, in the order of the sheet, with the clause that grants it. */
export const SOURCES: readonly { name: string; icon: string; clause: string }[] = [
  { name: "exploration", icon: "explore", clause: "XIA-3.2.1" },
  { name: "missions", icon: "mission", clause: "XIA-3.2.2" },
  { name: "combat", icon: "fight", clause: "XIA-3.2.3" },
  { name: "trade", icon: "sell", clause: "XIA-3.2.4" },
  { name: "ships", icon: "ship-2", clause: "XIA-3.2.5" },
  { name: "wealth", icon: "credit", clause: "XIA-3.2.6" },
  { name: "help", icon: "rescue", clause: "XIA-16.2.3" },
  { name: "titles", icon: "title", clause: "XIA-25.2.1" },
  { name: "luck", icon: "luck", clause: "XIA-3.3.1" },
  { name: "gates", icon: "gate", clause: "XIA-D10" },
];
