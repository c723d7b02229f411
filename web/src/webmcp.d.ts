import 'react';

/** Attributes for programs that act for somebody (WebMCP), which React's types lack. */
declare module 'react' {
  interface HTMLAttributes<T> {
    /** What a field takes, where no label says it, or more than one. Radio buttons are one field, whose fieldset has it. */
    toolparamdescription?: string;
  }
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    /** Where sending changes nothing, so that a program may do it itself. */
    toolautosubmit?: '';
  }
}
