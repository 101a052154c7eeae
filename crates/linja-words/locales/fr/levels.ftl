### French: not written yet. The English file of the same name says what each message is for.
